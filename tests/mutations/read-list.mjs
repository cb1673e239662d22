import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

/**
 * @typedef {object} Mutation
 * @property {string} name
 * @property {string[]} rows lines of the tables in tests/README.md
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} [together] name of the build that it shares with others
 */

/** @typedef {{reason: string, rows: string[]}} Reason */

/** @typedef {{file: string, title: string}} Test */

export const LIST = 'tests/mutations/list.yaml';

/** @returns {{mutations: Mutation[], controls: Record<string, Test[]>, reasons: Reason[]}} */
export const readList = () => parse(readFileSync(LIST, 'utf8'));

/**
 * The file without what the mutation takes away.
 *
 * @param {Mutation} mutation
 * @param {(path: string) => string} [read]
 * @returns {string}
 * @throws Error with a sentence when the text isn't there exactly once
 */
export function mutate({name, file, find, replace}, read = (path) => readFileSync(path, 'utf8')) {
  const parts = existsSync(file) ? read(file).split(find) : [];
  if (parts.length === 2) return parts.join(replace);
  const times = parts.length < 2 ? 'not' : `${parts.length - 1} times`;
  throw new Error(`${LIST}:1: the text of mutation "${name}" is ${times} in ${file}: write what it takes away now.`);
}
