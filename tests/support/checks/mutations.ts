import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

export const LIST = 'tests/mutations/list.yaml';

/** A test, by its file and its title. */
export interface Test {
  test: string;
  title: string;
}

/** A line of the specification, after the number of its section, and the test that proves it. */
type Proof = Test & {line: string};

/** As `LIST` explains at its top. */
export interface Mutation {
  name: string;
  file: string;
  find: string;
  replace: string;
  together?: string;
  proves: Proof[];
}

export interface MutationList {
  mutations: Mutation[];
  /** Tests that have to pass in a build that mutations share. */
  controls: Record<string, Test[]>;
  reasons: {reason: string; proves: Proof[]}[];
}

export const readList = (): MutationList => parse(readFileSync(LIST, 'utf8')) as MutationList;

/** @throws Error with a sentence when the text that the mutation takes away isn't there exactly once */
export function mutate({name, file, find, replace}: Mutation, text?: string): string {
  const parts = (text ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')).split(find);
  if (parts.length === 2) return parts.join(replace);
  const times = parts.length < 2 ? 'not' : `${parts.length - 1} times`;
  throw new Error(`${LIST}:1: the text of mutation "${name}" is ${times} in ${file}: write what it takes away now.`);
}

/** As they are applied: those of one build on top of each other. */
function lost(mutations: Mutation[]): string[] {
  const texts = new Map<string, string>();
  return mutations.flatMap((mutation) => {
    const key = `${mutation.together ?? mutation.name} ${mutation.file}`;
    try {
      texts.set(key, mutate(mutation, texts.get(key)));
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Titles of generated tests have placeholders, in backticks. */
const exists = ({test, title}: Test): boolean => {
  // Some are in a file of data next to it.
  const files = [test, test.replace('.spec.ts', '.yaml')].filter((file) => existsSync(file));
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  // Tags come behind a title.
  return ["'", '`', '\n  '].some((start) =>
    [start, ':', ' @'].some((end) => source.includes(`${start}${title}${end}`)),
  );
};

/** Mutations whose text is gone, and tests that aren't there. */
export const checkMutations = ({mutations, controls, reasons}: MutationList): string[] => [
  ...lost(mutations),
  ...[...[...mutations, ...reasons].flatMap(({proves}) => proves), ...Object.values(controls).flat()]
    .filter((one) => !exists(one))
    .map(({test, title}) => `${LIST}:1: ${test} has no test "${title}": name the one that has to fail.`),
];
