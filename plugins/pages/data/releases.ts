import {readFileSync} from 'node:fs';
import {type ReleaseMarks} from 'compose-check/data/release-marks';
import {type Releases, releasesSchema} from '../../../src/data/releases-schema';
import {inFile, readYaml} from './read-yaml';
import type {Checked} from '../../../src/lib/checked';

export const RELEASES = 'src/data/releases.yaml';

let cached: ({source: string} & Releases) | undefined;

function load(): Releases {
  const source = readFileSync(RELEASES, 'utf8');
  if (cached?.source === source) return cached;
  cached = {source, ...inFile(RELEASES, () => readYaml(source, releasesSchema)).data};
  return cached;
}

/** Releases that the pages list, oldest first. */
export const loadReleases = (): Releases['releases'] => load().releases;

/** The release and the engine that the pages were last compared with, and the day. */
export const lastChecked = (): Checked => load().checked;

/** Place of a release in time; -1 where src/data/releases.yaml doesn't have it. */
const orderOf = (name: string): number => loadReleases().findIndex(({release}) => release === name);

export function releaseProblem(name: string): string | null {
  if (orderOf(name) >= 0) return null;
  const names = loadReleases().map(({release}) => release);
  const near = names.findLast((one) => one.startsWith(name.slice(0, name.lastIndexOf('.') + 1))) ?? names.at(-1);
  return `${RELEASES} has no release "${name}" (did you mean ${near}?)`;
}

/** Marks of a fact, the release it was last checked against, and the one in which a defect was fixed. */
type Marks = ReleaseMarks & {release?: string; checked?: string; fixed?: string};

const DATED = ['since', 'removed', 'instead', 'changed', 'release', 'checked', 'fixed'];

/** What is wrong with the marks of one fact. */
function problemOf({since, removed, instead, changed = [], release, checked, fixed}: Marks): string | null {
  // Versions of other things are checked on a day.
  const checkedRelease = checked && /^\d{4}-\d\d-\d\d$/.test(checked) ? undefined : checked;
  for (const name of [since, removed, release, checkedRelease, fixed, ...changed.map((change) => change.in)]) {
    const problem = name !== undefined && releaseProblem(name);
    if (problem) return problem;
  }
  if (instead && !removed) return '"instead" is for what was removed: add "removed"';
  if (since && removed && orderOf(removed) <= orderOf(since))
    return `removed in ${removed}, but there only since ${since}`;
  if (since && fixed && orderOf(fixed) <= orderOf(since)) return `mended in ${fixed}, but there only since ${since}`;
  const orders = changed.map((change) => orderOf(change.in));
  if (orders.some((order, index) => index > 0 && order < (orders[index - 1] ?? 0)))
    return '"changed" is not oldest first';
  if (since && orders.some((order) => order <= orderOf(since))) return `changed before it came in ${since}`;
  return null;
}

/** Finds the first fact in some data whose marks make no sense, with its path. */
export function checkMarks(data: unknown, path: PropertyKey[] = []): {path: PropertyKey[]; message: string} | null {
  if (typeof data !== 'object' || data === null) return null;
  const isMarked = !Array.isArray(data) && DATED.some((key) => key in data);
  const message = isMarked ? problemOf(data) : null;
  if (message) return {path, message};
  for (const [key, value] of Object.entries(data)) {
    const found = checkMarks(value, [...path, Array.isArray(data) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}
