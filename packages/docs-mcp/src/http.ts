import {type RequestListener, type ServerResponse, createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {hostHeaderValidation, originValidation, toNodeHandler} from '@modelcontextprotocol/node';
import {createMcpHandler} from '@modelcontextprotocol/server';
import {discovery} from './card';
import {LONGEST_BODY, PATH} from './constants';
import type {Library} from './library';
import {createServer} from './server';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** A code that the protocol leaves to servers. */
const REFUSED = -32_000;

/** Says in the words of the protocol why a request isn't answered. */
function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: REFUSED, message}, id: null}));
}

/** @param hosts names under which the server may be called: no name of another site that resolves to this machine (DNS rebinding) */
function createListener(library: Library, hosts: string[]): RequestListener {
  const isHostAllowed = hostHeaderValidation(hosts);
  // Refuses pages of other sites, by the name of their host: a page on this machine chooses its port freely.
  const own = library.facts.hosts.map((name) => name.replace(/:\d+$/, ''));
  const isOriginAllowed = own.includes('*') ? () => true : originValidation([...hosts, ...own]);
  const answer = toNodeHandler(
    // Without sessions each request has its own server, in the protocol of either age. Nothing here ever changes, so
    // there is nothing to subscribe to: an open stream would only hold a connection.
    createMcpHandler(() => createServer(library), {maxRequestBodySize: LONGEST_BODY, maxSubscriptions: 0}),
    {maxRequestBodySize: LONGEST_BODY, onerror: (error) => console.error(error)},
  );
  const known = discovery(library.facts, () => library.catalog);
  return (request, response) => {
    if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) return;
    const {method} = request;
    const path = request.url?.replace(/\?.*$/, '') ?? '';
    const found = known.get(path);
    if (found) {
      if (method !== 'GET' && method !== 'HEAD')
        return refuse(response, 405, 'Only GET and HEAD.', {Allow: 'GET, HEAD'});
      // Node leaves out the body of an answer to HEAD.
      response.setHeader('Content-Type', found[0]);
      response.end(JSON.stringify(found[1]()));
    } else if (path !== PATH) {
      refuse(response, 404, `The server answers at ${PATH}.`);
    } else if (method === 'POST' && Number(request.headers['content-length']) > LONGEST_BODY) {
      // The handler would close the connection while the caller still writes, who then gets no answer. Node reads the rest.
      refuse(response, 413, `Payload Too Large: Request body must not exceed ${LONGEST_BODY} bytes`);
    } else if (method === 'POST') {
      // Node's own types let a property be undefined where the SDK's leave it out.
      void answer(request as Parameters<typeof answer>[0], response);
    } else {
      const message = 'Send requests with POST. There are no sessions, and so no streams to open.';
      refuse(response, 405, message, {Allow: 'POST'});
    }
  };
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
  const server = createHttpServer(createListener(library, [...new Set([...LOOPBACK, hostOf(`http://${name}`)])]));
  await new Promise<void>((done, fail) => {
    const taken = `Port ${port} is taken. Choose another, or 0 for a free one.`;
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(taken) : error),
    );
    server.listen(port, host, done);
  });
  return `http://${name}:${(server.address() as AddressInfo).port}${PATH}`;
}
