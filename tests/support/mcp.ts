import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {script} from './script';

export const START = script('plugins/commands/mcp/run.ts');
interface Answer {
  text: string;
  isError: boolean;
}

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

export const newClient = () => new Client({name: 'tests', version: '1.0.0'});
