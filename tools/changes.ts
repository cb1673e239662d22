import {execFileSync} from 'node:child_process';

export const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).trim();

/** The commit to compare with: where the branch left main, or on main the one before. */
export function baseOf(wanted = process.env['CHANGED_SINCE']): string {
  if (wanted) return git('rev-parse', '--verify', `${wanted}^{commit}`);
  const left = git('merge-base', 'HEAD', 'main');
  return left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD^') : left;
}

/** Files that differ from that commit, new ones included; null where Git can't say, as in a shallow clone. */
export function changedFiles(): string[] | null {
  try {
    const lists = [git('diff', '--name-only', '-z', baseOf()), git('ls-files', '-z', '--others', '--exclude-standard')];
    return lists.flatMap((list) => list.split('\0').filter(Boolean));
  } catch {
    return null;
  }
}

/** Whether something has changed that fits, or may have: what's tested weekly is tested then too. */
export const isChanged = (path: RegExp): boolean => changedFiles()?.some((file) => path.test(file)) ?? true;

/** What notices a change: tiers, and of e2e the specs whose names begin so. */
export interface Notices {
  tiers: readonly string[];
  specs?: string;
}

const WITHOUT_BUILD = ['static', 'unit', 'content'];
const WITH_BUILD = [...WITHOUT_BUILD, 'build', 'site'];
const WITH_PAGES = [...WITH_BUILD, 'e2e'];

/** By folder; the first row that matches a file counts. A change that's in no row is noticed by everything. */
const NOTICES: [path: RegExp, notices: Notices][] = [
  [
    /^(?:bench|tools|\.ci|\.github|tests\/(?:unit|content|gold|mutations)|packages\/[\w-]+\/tests)\/|\.md$/,
    {tiers: WITHOUT_BUILD},
  ],
  [/^(?:deploy|plugins\/commands|packages\/docs-mcp|tests\/site)\//, {tiers: WITH_BUILD}],
  [/^(?:docs|examples)\//, {tiers: [...WITH_PAGES, 'browsers'], specs: 'sweep|reflow|navigation|redirects|weight'}],
  [/^(?:packages\/compose-check|src\/check|tests\/e2e\/check)/, {tiers: WITH_PAGES, specs: 'check|states|translated'}],
  [
    /^(?:packages\/docs-index|src\/(?:search|ask)|tests\/e2e\/(?:search|ask|question))/,
    {tiers: WITH_PAGES, specs: 'search|ask|question|hosted|states|translated|xss'},
  ],
];

/** What notices a change of these files, or null for everything, also where they aren't known. */
export function noticesOf(files: readonly string[] | null): Notices | null {
  const found = files?.map((file) => NOTICES.find(([path]) => path.test(file))?.[1]);
  if (!found || found.includes(undefined)) return null;
  const notices = found.filter((one) => one !== undefined);
  return {
    tiers: [...new Set(['static', ...notices.flatMap(({tiers}) => tiers)])],
    specs: notices.flatMap(({specs = []}) => specs).join('|'),
  };
}
