import {type IncomingMessage, type ServerResponse, createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {hosts as siteHosts} from '../../../config/hosting';
import {longestBody, mcp} from '../../../config/mcp';
import {serverCard} from './card';
import type {Library} from './library';
import {createServer} from './server';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Why a request isn't answered. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...headers}).end(JSON.stringify(body));
}

/** A page in a browser must not reach the server through a name that resolves to this machine (DNS rebinding). */
function checkCaller({headers: {host = '', origin}}: IncomingMessage, hosts: string[]): void {
  if (!hosts.includes(hostOf(`http://${host}`))) throw new Refusal(403, 'This host isn’t allowed.');
  if (origin === undefined || siteHosts.includes('*')) return;
  const origins = [...hosts, ...siteHosts.map((name) => name.replace(/:\d+$/, ''))];
  if (!origins.includes(hostOf(origin))) throw new Refusal(403, 'This origin isn’t allowed.');
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // What is too long is still read, or the client wouldn't hear why it was refused.
    if (size <= longestBody) parts.push(part);
  }
  if (size > longestBody) throw new Refusal(413, `A request has ${longestBody} bytes at most.`);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Refusal(400, 'The body isn’t JSON.');
  }
}

async function answer(
  library: Library,
  hosts: string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  checkCaller(request, hosts);
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method ?? '';
  if ((mcp.cards as readonly string[]).includes(pathname)) {
    if (!['GET', 'HEAD'].includes(method)) throw new Refusal(405, 'Only GET and HEAD.', {Allow: 'GET, HEAD'});
    send(response, 200, serverCard(), {'Content-Type': 'application/mcp-server-card+json'});
    return;
  }
  if (pathname !== mcp.path) throw new Refusal(404, `The server answers at ${mcp.path}.`);
  if (method !== 'POST') {
    const message = 'Send requests with POST. There are no sessions, and so no streams to open.';
    throw new Refusal(405, message, {Allow: 'POST'});
  }
  const body = await readBody(request);
  // Without sessions each request has its own server.
  const server = createServer(library);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.on('close', () => void server.close());
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response, body);
}

/**
 * Serves streamable HTTP without sessions, to callers that name a loopback address.
 *
 * @param port 0 takes a free one
 * @returns the address
 * @throws Error when the port is taken
 */
export async function serveHttp(library: Library, port: number, host: string): Promise<string> {
  const name = host.includes(':') ? `[${host}]` : host;
  const hosts = [...new Set([...LOOPBACK, hostOf(`http://${name}`)])];
  const server = createHttpServer((request, response) => {
    answer(library, hosts, request, response).catch((error: Error) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      if (response.headersSent) return;
      const message = isRefusal ? error.message : 'The server failed; its terminal shows why.';
      const body = {jsonrpc: '2.0', error: {code: -32_000, message}, id: null};
      send(response, isRefusal ? error.status : 500, body, isRefusal ? error.headers : {});
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another, or 0 for a free one.`) : error,
      );
    });
    server.listen(port, host, done);
  });
  return `http://${name}:${(server.address() as AddressInfo).port}${mcp.path}`;
}
