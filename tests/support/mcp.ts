import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {Client as Client2025} from 'sdk-2025/client/index.js';
import {StdioClientTransport as Stdio2025} from 'sdk-2025/client/stdio.js';
import {StreamableHTTPClientTransport as Http2025} from 'sdk-2025/client/streamableHttp.js';
import type {Transport as Transport2025} from 'sdk-2025/shared/transport.js';

/** The server of this build, as the container starts it. */
export const START = ['build-host/mcp/server.cjs'];

interface Answer {
  text: string;
  isError: boolean;
}

/** What the tests ask a client of either age for. */
export interface McpClient {
  listTools: () => Promise<{tools: {name: string; annotations?: {readOnlyHint?: boolean | undefined} | undefined}[]}>;
  listResources: () => Promise<{resources: {uri: string; name: string}[]}>;
  readResource: (params: {uri: string}) => Promise<{contents: object[]}>;
  callTool: (params: {name: string; arguments: Record<string, unknown>}) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

interface Command {
  command: string;
  args: string[];
  cwd?: string;
}

/** A real client of each age of the protocol: who it is, and how it reaches a server. */
export interface Age {
  revision: string;
  overStdio: (command: Command) => Promise<McpClient>;
  overHttp: (address: string) => Promise<McpClient>;
}

const SELF = {name: 'tests', version: '1.0.0'};

const newest: Age = {
  revision: '2026-07-28',
  async overStdio(command) {
    // `auto` would start a second server to find out which age it has.
    const client = new Client(SELF, {versionNegotiation: {mode: {pin: newest.revision}}});
    await client.connect(new StdioClientTransport({...command, stderr: 'ignore'}));
    return client;
  },
  async overHttp(address) {
    const client = new Client(SELF, {versionNegotiation: {mode: 'auto'}});
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    if (client.getNegotiatedProtocolVersion() !== newest.revision)
      throw new Error(`The server speaks ${client.getNegotiatedProtocolVersion()}, not ${newest.revision}.`);
    return client;
  },
};

const of2025: Age = {
  revision: '2025-11-25',
  async overStdio(command) {
    const client = new Client2025(SELF);
    await client.connect(new Stdio2025({...command, stderr: 'ignore'}));
    return client;
  },
  async overHttp(address) {
    const client = new Client2025(SELF);
    const transport = new Http2025(new URL(address));
    await client.connect(transport as Transport2025);
    if (transport.protocolVersion !== of2025.revision)
      throw new Error(`The server speaks ${transport.protocolVersion}, not ${of2025.revision}.`);
    return client;
  },
};

export const AGES = [newest, of2025];

export async function call(client: McpClient, name: string, args: Record<string, unknown>): Promise<Answer> {
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
