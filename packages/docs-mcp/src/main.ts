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
  /** What a named one is relative to. */
  cwd: string;
}

function readOptions(args: string[], home: Home): Options {
  let values: {http?: string; host?: string; build?: string};
  try {
    ({values} = parseArgs({args, options: {http: {type: 'string'}, host: {type: 'string'}, build: {type: 'string'}}}));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
  const build = values.build === undefined ? home.build : resolve(home.cwd, values.build);
  if (values.http === undefined) return {port: null, host: LOOPBACK, build};
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--http ${values.http}: not a port number (0 to 65535).\n${USAGE}`);
  const {host = LOOPBACK} = values;
  // The server answers to its own name only (http.ts): under this one nobody could call it.
  if (ANY.has(host)) throw new Error(`--host ${host}: name the one address that clients use.`);
  return {port, host, build};
}

/**
 * Runs the server until its client leaves, or until it's stopped.
 *
 * @throws Error with a sentence for the person at the terminal
 */
export async function main(args: string[], home: Home): Promise<void> {
  const {port, host, build} = readOptions(args, home);
  const library = new Library(build);
  // The build may come later; say so now, where a person reads it.
  const problem = library.problem();
  if (problem) console.error(problem);
  if (port === null) {
    serveStdio(library);
    return;
  }
  // Loads a web server, which standard input and output don't need.
  const {serveHttp} = await import('./http');
  const address = await serveHttp(library, port, host);
  console.error(`MCP server of the docs: ${address}`);
}
