import {spawnSync} from 'node:child_process';

function git(...args: string[]): string {
  const result = spawnSync('git', args, {encoding: 'utf8', maxBuffer: 1 << 28});
  return result.status === 0 ? result.stdout : '';
}

const isComplete = () => git('rev-parse', '--is-shallow-repository').trim() === 'false';

/** Pages, and the sources of pages that aren't files in docs/. */
const FOLDERS = ['docs', 'config', 'src/data', 'packages/compose-check/data', 'src/pages', 'src/home', 'src/landing'];

const logOfPages = () =>
  git(
    '-c',
    'core.quotePath=off',
    'log',
    '--format=%x00%cs',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    ...FOLDERS,
  );

/** Newest date of each file in a log of `NUL date, files`, newest commit first. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

let dates: Map<string, string> | undefined;

/**
 * Date of the last commit to each page and data file, `2026-01-31`, by its path, from one call for all of them. Empty
 * without a repository, and in a shallow clone, whose only commit would date every page. Read once per run.
 */
export function lastUpdated(): Map<string, string> {
  dates ??= parseLog(isComplete() ? logOfPages() : '');
  return dates;
}

/** Date of the last commit to any of some files or folders; undefined where git has none of them. */
export function newestOf(paths: string[], dates = lastUpdated()): string | undefined {
  return [...dates]
    .flatMap(([file, date]) => (paths.some((path) => file === path || file.startsWith(`${path}/`)) ? date : []))
    .sort()
    .at(-1);
}
