import {readFileSync} from 'node:fs';
import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {filesBelow} from './files-below';
import {checkMarks} from './releases';
import {expandDeep, identityTokens} from '../tokens';
import {yamlLine} from './yaml-line';

/** Names of the YAML files in a folder, without extension, sorted. */
export const dataFiles = (folder: string): string[] =>
  filesBelow(folder, /^[^\\/]+\.yaml$/).map((name) => name.slice(0, -'.yaml'.length));

const cache = new Map<string, {source: string; data: unknown}>();

const sentence = ({path, message}: z.core.$ZodIssue): string =>
  `${path.join('.') || 'top level'}: ${message.replace(/^Invalid input: .* received undefined$/, 'is missing')}`;

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
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, merge: true});
  const [problem] = document.errors;
  if (problem) {
    const format = path.endsWith('.json') ? 'JSON' : 'YAML';
    throw new Error(`${path}:${problem.linePos?.[0].line ?? 1}: not valid ${format}: ${problem.message}`);
  }
  const result = schema.safeParse(expandDeep(document.toJS({maxAliasCount: -1}), identityTokens));
  if (!result.success) {
    const {issues} = result.error;
    const line = yamlLine(document, lines, issues[0]?.path ?? []);
    throw new Error(`${path}:${line}: ${issues.map(sentence).join('; ')}`);
  }
  const wrong = checkMarks(result.data);
  if (wrong) {
    const place = wrong.path.join('.') || 'top level';
    throw new Error(`${path}:${yamlLine(document, lines, wrong.path)}: ${place}: ${wrong.message}.`);
  }
  cache.set(path, {source, data: result.data});
  return result.data;
}
