import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {Library} from './library';
import {serveStdio} from './stdio';

const USAGE = 'Options: --http PORT [--host ADDRESS], and --build FOLDER of a built site';
const LOOPBACK = '127.0.0.1';
/** Every address of the machine, in the notations of both versions of IP. */
const ANY = new Set(['0.0.0.0', '::', '']);

interface Options {
  /** Null: standard input and output. */
  port: number | null;
  host: string;
  /** Folder of the built site. */
  build: string;
}

interface Home {
  /** The built site, unless it's named. */
  build: string;
  /** Where the facts of a build are. */
  facts: (build: string) => string;
}

function readOptions(args: string[], home: Home): Options {
  let values: {http?: string; host?: string; build?: string};
  try {
    ({values} = parseArgs({args, options: {http: {type: 'string'}, host: {type: 'string'}, build: {type: 'string'}}}));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
  const build = values.build === undefined ? home.build : resolve(values.build);
  if (values.http === undefined) return {port: null, host: LOOPBACK, build};
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--http ${values.http}: not a port number (0 to 65535).\n${USAGE}`);
  const {host = LOOPBACK} = values;
  // The server answers to its own name only (http.ts): under this one nobody could call it.
  if (ANY.has(host)) throw new Error(`--host ${host}: name the one address that clients use.`);
  return {port, host, build};
}

async function run(args: string[], home: Home): Promise<void> {
  const {port, host, build} = readOptions(args, home);
  const library = new Library(build, home.facts(build));
  // What is missing is said now, where a person reads it.
  library.open();
  if (port === null) {
    serveStdio(library);
    return;
  }
  // Loads a web server, which standard input and output don't need.
  const {serveHttp} = await import('./http');
  const address = await serveHttp(library, port, host);
  console.error(`MCP server of the docs: ${address}`);
}

/** Runs the server until its client leaves, or until it's stopped. What is wrong at the start is one sentence. */
export const main = (args: string[], home: Home): Promise<void> =>
  run(args, home).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
