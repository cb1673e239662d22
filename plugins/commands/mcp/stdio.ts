import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode, JSONRPCMessageSchema, RequestIdSchema} from '@modelcontextprotocol/sdk/types.js';
import type {Library} from './library';
import {createServer} from './server';

interface Refusal {
  jsonrpc: '2.0';
  id: string | number | null;
  error: {code: number; message: string};
}

/** What the protocol answers to a line that isn't one of its messages, or null. The SDK would only skip the line. */
export function refusalOf(line: string): Refusal | null {
  const refuse = (code: number, message: string, id: Refusal['id'] = null): Refusal => ({
    jsonrpc: '2.0',
    id,
    error: {code, message},
  });
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return refuse(ErrorCode.ParseError, 'The line isn’t JSON. Send one message in each line.');
  }
  if (JSONRPCMessageSchema.safeParse(message).success) return null;
  const {data: id} = RequestIdSchema.safeParse((message as {id?: unknown} | null)?.id);
  return refuse(
    ErrorCode.InvalidRequest,
    'The line isn’t a request of JSON-RPC 2.0 with `jsonrpc`, `id` and `method`.',
    id,
  );
}

async function* messages(): AsyncGenerator<string> {
  for await (const line of createInterface({input: process.stdin})) {
    const refusal = refusalOf(line);
    if (refusal) process.stdout.write(`${JSON.stringify(refusal)}\n`);
    else yield `${line}\n`;
  }
}

/** Serves one client over standard input and output. What can't be answered is on standard error. */
export async function serveStdio(library: Library): Promise<void> {
  const {server} = createServer(library);
  server.onerror = ({message}) => console.error(message);
  server.fallbackNotificationHandler = async ({method}) => console.error(`There is no notification ${method}.`);
  await server.connect(new StdioServerTransport(Readable.from(messages(), {objectMode: false}), process.stdout));
}
