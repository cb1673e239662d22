import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Below the folder of hashed files, so that hosts cache it for ever. */
const FOLDER = 'assets/ask';
const NAME = /^passages\.[0-9a-f]{8}\.json$/;

/**
 * Writes what answers are quoted from, as a file of its own: the worker of the Ask page loads it, and so does the MCP
 * server.
 *
 * @param root folder whose content is served from the root of the site
 * @returns its path below the root
 */
export function writePassages(root: string, text: string): string {
  rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `${FOLDER}/passages.${hash}.json`;
  writeFileSync(join(root, path), text);
  return path;
}

/** The file in a build, or undefined. */
export function findPassages(build: string): string | undefined {
  try {
    const name = readdirSync(join(build, FOLDER)).find((one) => NAME.test(one));
    return name && join(build, FOLDER, name);
  } catch {
    return undefined;
  }
}
