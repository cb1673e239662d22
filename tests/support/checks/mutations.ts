import {existsSync, readFileSync} from 'node:fs';
import {LIST, type Mutation, type MutationList, mutate} from '../mutation-list';
import type {Row} from '../spec-rows';

function lost(mutation: Mutation): string[] {
  try {
    mutate(mutation);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Mutations whose text is gone, names of rows that aren't there, and rows of the specification that have neither a
 * mutation nor a reason.
 */
export function checkMutations({mutations, controls, reasons}: MutationList, rows: Row[]): string[] {
  const lines = new Set(rows.map(({line}) => line));
  const tried = new Set(mutations.flatMap((mutation) => mutation.rows));
  const excused = new Set(reasons.flatMap((reason) => reason.rows));
  const names = [...tried, ...excused];
  return [
    ...mutations.flatMap(lost),
    ...Object.values(controls)
      .flat()
      .filter(({file, title}) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${title}'`))
      .map(({file, title}) => `${LIST}:1: ${file} has no test "${title}": name one that has to pass in each build.`),
    ...names
      .filter((line) => !lines.has(line))
      .map((line) => `${LIST}:1: no row "${line}" in tests/README.md: write the row's line as it is there.`),
    ...[...tried]
      .filter((line) => excused.has(line))
      .map((line) => `${LIST}:1: the row "${line}" has a mutation and a reason for none: take the reason out.`),
    ...rows
      .filter(({section, line}) => section > 0 && !tried.has(line) && !excused.has(line))
      .map(
        ({line}) => `tests/README.md:1: the row "${line}" has no mutation: add one to ${LIST}, or the reason for none.`,
      ),
  ];
}
