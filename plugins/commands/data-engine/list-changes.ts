import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {LineCounter, isScalar, parseDocument, visit} from 'yaml';
import {sourceMark} from 'compose-check/data/engine-schema';
import {expandDeep, identityTokens} from '../../pages/tokens';
import {type Marked, readEngine} from './changed-marks';

/** Where marks can be: every data file that's YAML. */
const FOLDERS = ['src/data', 'packages/compose-check/data'];

/** All marks of a YAML file, each with its line. */
export function marksIn(path: string, source: string): Marked[] {
  const lines = new LineCounter();
  const marks: Marked[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Scalar(_key, node) {
      const mark = sourceMark.safeParse(expandDeep(node.value, identityTokens));
      if (!isScalar(node) || !mark.success) return;
      marks.push({place: `${path}:${lines.linePos(node.range?.[0] ?? 0).line}`, mark: mark.data});
    },
  });
  return marks;
}

const allMarks = (): Marked[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
  )
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .flatMap((path) => marksIn(path, readFileSync(path, 'utf8')));

/** Lines for the terminal: which places of the data to read again, after the engine's source has changed. */
export function listChanges(checkout: string | undefined, marked: Marked[] = allMarks()): string[] {
  if (!checkout) throw new Error('Name a checkout of the engine: npm run data:engine -- ../engine');
  const {head, changed} = readEngine(marked, checkout);
  if (!changed.length)
    return [`Nothing to read again: the lines of all ${marked.length} marks are the same at ${head}.`];
  return [
    ...changed.map(({place, mark, what}) => `${place}: ${mark}: ${what}`),
    '',
    `${changed.length} of ${marked.length} marks to read again at ${head}. Correct the facts, then write the new lines and @${head}.`,
  ];
}
