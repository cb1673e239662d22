import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {LOADED_FILES} from '../loaded-files';

const NAME = /^passages\.[0-9a-f]{8}\.json$/;

/** The passages in a build, which the MCP server reads, or undefined. */
export function findPassages(build: string): string | undefined {
  const folder = join(build, dirname(LOADED_FILES.passages));
  try {
    const name = readdirSync(folder).find((one) => NAME.test(one));
    return name && join(folder, name);
  } catch {
    return undefined;
  }
}
