import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {Library} from './library';
import {createServer} from './server';

const USAGE = 'Options: --http PORT [--host ADDRESS], and --build FOLDER of a built site';
const LOOPBACK = '127.0.0.1';
/** Every address of the machine, in the notations of both versions of IP. */
const ANY = new Set(['0.0.0.0', '::', '']);

/** The pages are next to this file in the package, and in the build that the folder belongs to on a host and in a checkout. */
function ownBuild(): string {
  const packed = join(__dirname, 'site');
  return existsSync(packed) ? packed : resolve(__dirname, '..').replace(/-host$/, '');
}

/** The facts are next to this file, unless it isn't bundled. */
function factsOf(build: string): string {
  const packed = join(__dirname, 'mcp.json');
  return existsSync(packed) ? packed : `${build}-host/mcp/mcp.json`;
}

/** @returns no port for standard input and output */
function readOptions(args: string[]): {port: number | null; host: string; build: string} {
  let values: {http?: string; host?: string; build?: string};
  try {
    ({values} = parseArgs({args, options: {http: {type: 'string'}, host: {type: 'string'}, build: {type: 'string'}}}));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
  const build = values.build === undefined ? ownBuild() : resolve(values.build);
  if (values.http === undefined) return {port: null, host: LOOPBACK, build};
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--http ${values.http}: not a port number (0 to 65535).\n${USAGE}`);
  const {host = LOOPBACK} = values;
  // The server answers to its own name only (http.ts): under this one nobody could call it.
  if (ANY.has(host)) throw new Error(`--host ${host}: name the one address that clients use.`);
  return {port, host, build};
}

/** Serves one client over standard input and output. What can't be answered is on standard error. */
function serveClient(library: Library): void {
  const onerror = ({message}: Error) => console.error(message);
  const create = () => {
    const product = createServer(library);
    product.server.onerror = onerror;
    product.server.fallbackNotificationHandler = async ({method}) =>
      console.error(`There is no notification ${method}.`);
    return product;
  };
  // The first message tells which age of the protocol the client speaks.
  serveStdio(create, {onerror});
}

/** Runs the server until its client leaves, or until it's stopped. */
async function main(args: string[]): Promise<void> {
  const {port, host, build} = readOptions(args);
  const library = new Library(build, factsOf(build));
  if (port === null) return serveClient(library);
  // Loads a web server, which standard input and output don't need.
  const {serveHttp} = await import('./http');
  const address = await serveHttp(library, port, host);
  console.error(`MCP server of the docs: ${address}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
