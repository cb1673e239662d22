import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {expandDeep, siteTokens} from '../tokens/expand';

const cache = new Map<string, {source: string; tokens: object; data: unknown}>();

/**
 * Reads one data file, YAML or JSON, below `src/data/`, expands its tokens and checks it against a schema.
 * The result is cached by content and tokens, so that an edit during `npm start` is seen.
 *
 * @param path from the root of the repository
 * @throws Error that names the file, the place in it and what is wrong
 */
export function readData<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path}: no such data file.`);
  }
  const tokens = siteTokens();
  const known = cache.get(path);
  if (known?.source === source && known.tokens === tokens) return known.data as z.output<S>;
  const document = parseDocument(source);
  const [problem] = document.errors;
  if (problem) throw new Error(`${path}: not valid YAML: ${problem.message}`);
  const result = schema.safeParse(expandDeep(document.toJS(), tokens));
  if (!result.success) {
    const places = result.error.issues.map((issue) => `${issue.path.join('.') || 'top level'}: ${issue.message}`);
    throw new Error(`${path}: ${places.join('; ')}`);
  }
  cache.set(path, {source, tokens, data: result.data});
  return result.data;
}
