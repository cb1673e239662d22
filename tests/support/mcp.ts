import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {Client, StreamableHTTPClientTransport, type VersionNegotiationOptions} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

/** The server of this build, as the container starts it. */
export const START = ['build-host/mcp/server.cjs'];

interface Answer {
  text: string;
  isError: boolean;
}

interface Command {
  command: string;
  args: string[];
  cwd?: string;
}

/** A client of each age of the protocol: who it is, and how it reaches a server. */
export interface Age {
  revision: string;
  overStdio: (command: Command) => Promise<Client>;
  overHttp: (address: string) => Promise<Client>;
}

const SELF = {name: 'tests', version: '1.0.0'};

type Mode = NonNullable<VersionNegotiationOptions['mode']>;

const ageOf = (revision: string, stdio: Mode, http: Mode): Age => ({
  revision,
  async overStdio(command) {
    const client = new Client(SELF, {versionNegotiation: {mode: stdio}});
    await client.connect(new StdioClientTransport({...command, stderr: 'ignore'}));
    return client;
  },
  async overHttp(address) {
    const client = new Client(SELF, {versionNegotiation: {mode: http}});
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    const spoken = client.getNegotiatedProtocolVersion();
    if (spoken !== revision) throw new Error(`The server speaks ${spoken}, not ${revision}.`);
    return client;
  },
});

export const AGES = [
  // `auto` would start a second server to find out which age it has.
  ageOf('2026-07-28', {pin: '2026-07-28'}, 'auto'),
  // What clients before the newest revision send, byte for byte.
  ageOf('2025-11-25', 'legacy', 'legacy'),
];

export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [first] = content as {text?: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

/** Exit code and last words of a server that doesn't start. */
export async function failureOf(...args: string[]): Promise<[code: number, said: string]> {
  const server = spawn(process.execPath, [...START, ...args], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(server, 'exit')) as [number];
  return [code, said.trim()];
}
