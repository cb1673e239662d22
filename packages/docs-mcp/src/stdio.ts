import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {ProtocolErrorCode, isSpecType} from '@modelcontextprotocol/server';
import {StdioServerTransport, serveStdio as serve} from '@modelcontextprotocol/server/stdio';
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
    return refuse(ProtocolErrorCode.ParseError, 'The line isn’t JSON. Send one message in each line.');
  }
  if (isSpecType.JSONRPCMessage(message)) return null;
  const id = (message as {id?: unknown} | null)?.id;
  return refuse(
    ProtocolErrorCode.InvalidRequest,
    'The line isn’t a request of JSON-RPC 2.0 with `jsonrpc`, `id` and `method`.',
    isSpecType.RequestId(id) ? id : null,
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
export function serveStdio(library: Library): void {
  const report = ({message}: Error) => console.error(message);
  const create = () => {
    const product = createServer(library);
    product.server.onerror = report;
    product.server.fallbackNotificationHandler = async ({method}) =>
      console.error(`There is no notification ${method}.`);
    return product;
  };
  // The first message tells which age of the protocol the client speaks.
  serve(create, {
    transport: new StdioServerTransport(Readable.from(messages(), {objectMode: false}), process.stdout),
    onerror: report,
  });
}
