import {execFileSync} from 'node:child_process';
import {readMark} from 'compose-check/data/engine-schema';

/** A place of the data that names lines of the engine's source. */
export interface Marked {
  /** `packages/compose-check/data/compose/build.yaml:31` */
  place: string;
  mark: string;
}

export interface Reading {
  /** Short name of the commit that the checkout is at. */
  head: string;
  /** Marks whose lines have changed, with what happened to them. */
  changed: {place: string; mark: string; what: string}[];
}

/** Output of git in a checkout, or null where git refuses. */
function git(checkout: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', ['-C', checkout, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return null;
  }
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
 * @throws Error in one sentence when the folder isn't a git checkout
 */
export function readEngine(marked: readonly Marked[], checkout: string): Reading {
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
