import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {type TestedRow, testedSchema} from '../../examples/schema';

const FILE = 'examples/tested.yaml';

const HEADER = `# What a run of each example found. Written by \`npm run examples\`, never by hand.\n`;

/**
 * Replaces rows of the table. An example that only couldn't run here keeps the row of a run elsewhere.
 *
 * @param known names of all examples: rows of others are deleted
 */
export function writeTested(rows: ReadonlyMap<string, TestedRow>, known: readonly string[]): void {
  const before = existsSync(FILE) ? testedSchema.parse(parse(readFileSync(FILE, 'utf8')) ?? {}) : {};
  const after = known.flatMap((name): [string, TestedRow][] => {
    const row = rows.get(name);
    const old = before[name];
    const kept = !row || (row.how === 'read' && old?.how === 'run') ? old : row;
    return kept ? [[name, kept]] : [];
  });
  writeFileSync(FILE, HEADER + stringify(Object.fromEntries(after), {lineWidth: 0}));
}
