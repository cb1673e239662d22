import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readMark, sourceMark} from 'compose-check/data/engine-schema';
import {LineCounter, isScalar, parseDocument, visit} from 'yaml';
import {expandDeep, identityTokens} from '../pages/tokens';
import {git} from './git';

/** A place of the data that names lines of the engine's source. */
interface Marked {
  /** `packages/compose-check/data/compose/build.yaml:31` */
  place: string;
  mark: string;
}

/** Lines of the older side that each hunk of a diff replaces; for mere additions, the lines around them. */
function changedLines(diff: string): [number, number][] {
  return [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? /gm)].map(([, first, count = '1']) => {
    const start = Number(first);
    return count === '0' ? [start, start + 1] : [start, start + Number(count) - 1];
  });
}

/** What has happened to the lines of a mark since its commit; null if they're the same. */
function changeOf(mark: string, checkout: string): string | null {
  const {path, first, last, commit} = readMark(mark);
  if (git(checkout, 'cat-file', '-e', `${commit}:${path}`) === null) return `no ${path} at ${commit} in this checkout`;
  if (git(checkout, 'cat-file', '-e', `HEAD:${path}`) === null) return 'the file is gone, or has another name';
  const diff = git(checkout, 'diff', '--no-color', '--no-ext-diff', '-U0', commit, 'HEAD', '--', path) ?? '';
  const hunks = changedLines(diff).filter(([start, end]) => start <= last && end >= first);
  return hunks.length ? `${hunks.length} ${hunks.length === 1 ? 'change' : 'changes'}` : null;
}

/**
 * Compares the marks of the data with a checkout of the engine's source.
 *
 * @returns the short name of its commit, and marks whose lines have changed, with what happened to them
 * @throws Error in one sentence when the folder isn't a git checkout
 */
export function readEngine(marked: readonly Marked[], checkout: string) {
  const head = git(checkout, 'rev-parse', '--short', 'HEAD')?.trim();
  if (!head) throw new Error(`${checkout} isn't a git checkout of the engine: clone it first.`);
  const changes = new Map<string, string | null>();
  const changed = marked.flatMap(({place, mark}) => {
    if (!changes.has(mark)) changes.set(mark, changeOf(mark, checkout));
    const what = changes.get(mark);
    return what ? [{place, mark, what}] : [];
  });
  return {head, changed};
}

/** Where marks can be: every data file that's YAML. */
const FOLDERS = ['src/data', 'packages/compose-check/data'];

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
