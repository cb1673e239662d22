import {readFileSync} from 'node:fs';
import type * as z from 'zod';
import {filesBelow} from './files-below';
import {checkMarks} from './releases';
import {expandDeep, identityTokens} from '../tokens';
import {LineError, inFile, readYaml} from './read-yaml';

/** Names of the YAML files in a folder, without extension, sorted. */
export const dataFiles = (folder: string): string[] =>
  filesBelow(folder, /^[^\\/]+\.yaml$/).map((name) => name.slice(0, -'.yaml'.length));

const cache = new Map<string, {source: string; data: unknown}>();

/**
 * Reads one data file, YAML or JSON, below `src/data/`, expands the tokens of the identity and checks it against a schema.
 * The result is cached by content, so that an edit during `npm start` is seen.
 *
 * @param path from the root of the repository
 * @throws Error that names the file, the line, the place in it and what is wrong
 */
export function readData<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path}: no such data file.`);
  }
  const read = cache.get(path);
  if (read?.source === source) return read.data as z.output<S>;
  return inFile(path, () => {
    const {data, lineOf} = readYaml(source, schema, (value) => expandDeep(value, identityTokens));
    const wrong = checkMarks(data);
    if (wrong) throw new LineError(`${wrong.path.join('.') || 'top level'}: ${wrong.message}.`, lineOf(wrong.path));
    cache.set(path, {source, data});
    return data;
  });
}
