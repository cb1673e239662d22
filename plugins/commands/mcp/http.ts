import {type IncomingMessage, type ServerResponse, createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import type {Library} from './library';
import {createServer} from './server';

const PATH = '/mcp';
/** A request has a question, never a document. */
const LARGEST_BODY = 100_000;
const LONGEST_PATIENCE = 100 * LARGEST_BODY;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A page in a browser must not reach the server through a name that resolves to this machine (DNS rebinding). */
function checkCaller(request: IncomingMessage, hosts: ReadonlySet<string>): void {
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
  if (!hosts.has(hostOf(`http://${request.headers.host ?? ''}`)))
    throw new Refusal(403, 'This server doesn’t have that host name.');
  const {origin} = request.headers;
  if (origin !== undefined && !hosts.has(hostOf(origin))) throw new Refusal(403, 'This origin isn’t allowed.');
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A client that is still sending reads the refusal only at the end; one that never ends is cut off.
    if (size > LONGEST_PATIENCE) break;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) throw new Refusal(413, `The request is longer than ${LARGEST_BODY} bytes.`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new Refusal(400, 'The body isn’t JSON.');
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  library: Library,
  hosts: ReadonlySet<string>,
): Promise<void> {
  checkCaller(request, hosts);
  if (request.url?.split('?')[0] !== PATH) throw new Refusal(404, `The server answers at ${PATH}.`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    throw new Refusal(405, 'Send requests with POST. There are no sessions, and so no streams to open.');
  }
  const body = await readBody(request);
  // Without sessions each request has its own server.
  const server = createServer(library);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.on('close', () => void server.close());
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response, body);
}

function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refusal ? error.status : 500;
  const message = error instanceof Refusal ? error.message : 'The server failed; its terminal shows why.';
  if (status === 500) console.error(error);
  if (response.headersSent) return;
  response.writeHead(status, {'Content-Type': 'application/json'});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}));
}

/**
 * Serves streamable HTTP without sessions.
 *
 * @param port 0 takes a free one
 * @returns the address
 * @throws Error when the port is taken
 */
export async function serveHttp(library: Library, port: number, host: string): Promise<string> {
  const name = host.includes(':') ? `[${host}]` : host;
  // As a browser writes it: in lower case.
  const hosts = new Set([...LOOPBACK, new URL(`http://${name}`).hostname]);
  const server = createHttpServer((request, response) => {
    answer(request, response, library, hosts).catch((error: unknown) => refuse(response, error));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another, or 0 for a free one.`) : error,
      );
    });
    server.listen(port, host, done);
  });
  return `http://${name}:${(server.address() as AddressInfo).port}${PATH}`;
}
