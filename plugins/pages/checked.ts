import {basename, dirname} from 'node:path';
import type {Checked} from '../../src/lib/checked';
import {GUIDES, loadGuides} from './data/facts';
import {RELEASES, lastChecked} from './data/releases';

interface Placed extends Checked {
  /** File with the date. */
  source: string;
}

/** All dates that pages have: that of the whole site, and those of guides, by their names. */
export function checks(): Map<string, Placed> {
  const ofSite = {...lastChecked(), source: RELEASES};
  const guides = loadGuides().flatMap(({guides: list}) => list);
  return new Map([
    ['', ofSite],
    ...guides.map(({page, release, read}): [string, Placed] => [
      page,
      {...ofSite, release, date: read.date, source: GUIDES},
    ]),
  ]);
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * When the facts of a page were last checked.
 *
 * @throws Error if that's in the future
 */
export function checkedOf(file: string, all = checks(), day = today()): Checked {
  const own = dirname(file) === 'docs/guides' ? all.get(basename(file, '.mdx')) : undefined;
  const {source, ...checked} = own ?? all.get('')!;
  if (checked.date > day)
    throw new Error(`${source}: ${file} was checked on ${checked.date}, which hasn't been yet: correct the date.`);
  return checked;
}
