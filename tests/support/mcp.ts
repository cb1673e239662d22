import {spawnSync} from 'node:child_process';
import {Client, StreamableHTTPClientTransport, type VersionNegotiationOptions} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

/** The server of this build, as the container starts it. */
export const START = ['build-host/mcp/server.cjs'];

const SELF = {name: 'tests', version: '1.0.0'};

type Mode = NonNullable<VersionNegotiationOptions['mode']>;

/** A client of each age of the protocol: who it is, and how it reaches a server. */
const ageOf = (revision: string, stdio: Mode, http: Mode) => ({
  revision,
  async overStdio(command: {command: string; args: string[]; cwd?: string}) {
    const client = new Client(SELF, {versionNegotiation: {mode: stdio}});
    await client.connect(new StdioClientTransport({...command, stderr: 'ignore'}));
    return client;
  },
  async overHttp(address: string) {
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

export async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [first] = content as {text?: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

/** Exit code and last words of a server that doesn't start. */
export function failureOf(...args: string[]): [code: number | null, said: string] {
  const {status, stderr} = spawnSync(process.execPath, [...START, ...args], {encoding: 'utf8'});
  return [status, stderr.trim()];
}
