import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import type {Library} from './library';
import {createServer} from './server';

const PATH = '/mcp';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const refusal = (message: string) => ({jsonrpc: '2.0', error: {code: -32_000, message}, id: null});

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** The application: it checks the caller, reads bodies of up to 100 kB, and answers at one address. */
function application(library: Library, host: string, hosts: string[]) {
  const app = createMcpExpressApp({host, allowedHosts: hosts});
  // The SDK checks the host name; the protocol requires a check of the origin as well.
  app.use((request, response, next) => {
    const {origin} = request.headers;
    if (origin === undefined || hosts.includes(hostOf(origin))) next();
    else response.status(403).json(refusal('This origin isn’t allowed.'));
  });
  app.post(PATH, (request, response, next) => {
    // Without sessions each request has its own server.
    const server = createServer(library);
    const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
    response.on('close', () => void server.close());
    server
      .connect(transport as Transport)
      .then(() => transport.handleRequest(request, response, request.body))
      .catch(next);
  });
  app.all(PATH, (_request, response) => {
    const message = 'Send requests with POST. There are no sessions, and so no streams to open.';
    response.status(405).set('Allow', 'POST').json(refusal(message));
  });
  app.use((_request, response) => void response.status(404).json(refusal(`The server answers at ${PATH}.`)));
  // Express recognizes an error handler by its four parameters.
  app.use((error: Error & {status?: number}, _request: unknown, response: unknown, _next: unknown) => {
    const status = error.status ?? 500;
    if (status === 500) console.error(error);
    const answer = response as {headersSent: boolean; status: (code: number) => {json: (body: object) => void}};
    const message = status === 500 ? 'The server failed; its terminal shows why.' : error.message;
    if (!answer.headersSent) answer.status(status).json(refusal(message));
  });
  return app;
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
  // A page in a browser must not reach the server through a name that resolves to this machine (DNS rebinding).
  const hosts = [...new Set([...LOOPBACK, hostOf(`http://${name}`)])];
  const server = createHttpServer(application(library, host, hosts));
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
