import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Address of what answers are quoted from: the worker of the Ask page loads it, and so does the MCP server. */
export const PASSAGES = '/assets/ask/passages.json';

const NAME = /^passages\.[0-9a-f]{8}\.json$/;

/** The file in a build, or undefined. */
export function findPassages(build: string): string | undefined {
  const folder = join(build, dirname(PASSAGES));
  try {
    const name = readdirSync(folder).find((one) => NAME.test(one));
    return name && join(folder, name);
  } catch {
    return undefined;
  }
}
