import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {type TestedRow, testedSchema} from '../schema';

const FILE = 'examples/tested.yaml';

const HEADER = `# What a run of each example found. Written by \`npm run examples\`, never by hand.\n`;

type Rows = Record<string, TestedRow>;

/**
 * The table with new rows. An example that can only be read here keeps the row of a run elsewhere.
 *
 * @param known names of all examples: rows of others are left out
 */
export function mergeTested(before: Rows, rows: ReadonlyMap<string, TestedRow>, known: readonly string[]): Rows {
  return Object.fromEntries(
    known.flatMap((name): [string, TestedRow][] => {
      const row = rows.get(name);
      const old = before[name];
      const kept = !row || (row.how === 'read' && old?.how === 'run') ? old : row;
      return kept ? [[name, kept]] : [];
    }),
  );
}

export function writeTested(rows: ReadonlyMap<string, TestedRow>, known: readonly string[]): void {
  const before = existsSync(FILE) ? testedSchema.parse(parse(readFileSync(FILE, 'utf8')) ?? {}) : {};
  writeFileSync(FILE, HEADER + stringify(mergeTested(before, rows, known), {lineWidth: 0}));
}
