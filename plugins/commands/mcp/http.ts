import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {hostHeaderValidation} from '@modelcontextprotocol/sdk/server/middleware/hostHeaderValidation.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import express, {type ErrorRequestHandler, type Express, type RequestHandler, type Response} from 'express';
import {hosts as siteHosts} from '../../../config/hosting';
import {longestBody, mcp} from '../../../config/mcp';
import {serverCard} from './card';
import type {Library} from './library';
import {createServer} from './server';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** A code that the protocol leaves to servers. */
const REFUSED = -32_000;

/** Says in the words of the protocol why a request isn't answered. */
function refuse(response: Response, status: number, message: string, code = REFUSED): void {
  response.status(status).json({jsonrpc: '2.0', error: {code, message}, id: null});
}

const refuseMethod =
  (allowed: string, message: string): RequestHandler =>
  (_request, response) => {
    refuse(response.set('Allow', allowed), 405, message);
  };

/** Refuses pages of other sites. The SDK's own option compares scheme and port too, which a page on this machine chooses freely. */
function originValidation(hosts: string[]): RequestHandler {
  const allowed = [...hosts, ...siteHosts.map((name) => name.replace(/:\d+$/, ''))];
  return ({headers: {origin}}, response, next) => {
    if (origin === undefined || siteHosts.includes('*') || allowed.includes(hostOf(origin))) next();
    else refuse(response, 403, 'This origin isn’t allowed.');
  };
}

const sendCard: RequestHandler = (_request, response) => {
  // `json()` would add a character set, which this type doesn't have.
  response.setHeader('Content-Type', 'application/mcp-server-card+json');
  response.end(JSON.stringify(serverCard()));
};

/** What Express throws at a body that it can't read. */
interface BodyError extends Error {
  type?: string;
  status?: number;
}

const PROBLEMS: Record<string, [message: string, code: number]> = {
  'entity.parse.failed': ['The body isn’t JSON.', ErrorCode.ParseError],
  'entity.too.large': [`A request has ${longestBody} bytes at most.`, REFUSED],
};

// Express knows a handler of errors by its four parameters.
const answerError: ErrorRequestHandler = (error: BodyError, _request, response, next) => {
  const {status = 500, type = ''} = error;
  if (response.headersSent) {
    next(error);
  } else if (status < 500) {
    refuse(response, status, ...(PROBLEMS[type] ?? ([error.message, REFUSED] as const)));
  } else {
    console.error(error);
    refuse(response, 500, 'The server failed; its terminal shows why.');
  }
};

/** @param hosts names under which the server may be called: no name of another site that resolves to this machine (DNS rebinding) */
function createApp(library: Library, hosts: string[]): Express {
  const app = express().disable('x-powered-by');
  app.use(hostHeaderValidation(hosts), originValidation(hosts));
  app
    .route([...mcp.cards])
    .get(sendCard)
    .all(refuseMethod('GET, HEAD', 'Only GET and HEAD.'));
  app
    .route(mcp.path)
    // The SDK's own app, `createMcpExpressApp`, takes 100 kB at most. Its transport checks what kind of body and JSON it is.
    .post(express.json({limit: longestBody, strict: false, type: () => true}), async (request, response) => {
      // Without sessions each request has its own server.
      const server = createServer(library);
      const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
      response.on('close', () => void server.close());
      await server.connect(transport as Transport);
      await transport.handleRequest(request, response, request.body);
    })
    .all(refuseMethod('POST', 'Send requests with POST. There are no sessions, and so no streams to open.'));
  app.use((_request, response) => refuse(response, 404, `The server answers at ${mcp.path}.`));
  app.use(answerError);
  return app;
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
  const app = createApp(library, [...new Set([...LOOPBACK, hostOf(`http://${name}`)])]);
  const server = await new Promise<Server>((done, fail) => {
    const listening = app.listen(port, host, (error?: NodeJS.ErrnoException) => {
      if (!error) done(listening);
      else if (error.code !== 'EADDRINUSE') fail(error);
      else fail(new Error(`Port ${port} is taken. Choose another, or 0 for a free one.`));
    });
  });
  return `http://${name}:${(server.address() as AddressInfo).port}${mcp.path}`;
}
