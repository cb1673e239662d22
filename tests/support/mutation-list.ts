import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Row} from './spec-rows';

export const LIST = 'tests/mutations/list.yaml';

/** As `LIST` explains at its top. */
export interface Mutation {
  name: string;
  rows: string[];
  file: string;
  find: string;
  replace: string;
  together?: string;
}

export type Test = Pick<Row, 'file' | 'title'>;

export interface MutationList {
  mutations: Mutation[];
  /** Tests that have to pass in a build that mutations share. */
  controls: Record<string, Test[]>;
  reasons: {reason: string; rows: string[]}[];
}

export const readList = (): MutationList => parse(readFileSync(LIST, 'utf8')) as MutationList;

/** @throws Error with a sentence when the text that the mutation takes away isn't there exactly once */
export function mutate({name, file, find, replace}: Mutation): string {
  const parts = existsSync(file) ? readFileSync(file, 'utf8').split(find) : [];
  if (parts.length === 2) return parts.join(replace);
  const times = parts.length < 2 ? 'not' : `${parts.length - 1} times`;
  throw new Error(`${LIST}:1: the text of mutation "${name}" is ${times} in ${file}: write what it takes away now.`);
}
