import {expect, it} from 'vitest';
import {site} from '../../config/site';
import {loadReleases} from '../../plugins/pages/data/releases';
import {releaseChanges} from '../../plugins/remark/data-blocks/release-changes';
import {compareReleases} from 'compose-check/compare-releases';

it('tells of releases oldest first, and describes the newest', () => {
  const names = loadReleases().map(({release}) => release);
  const dates = loadReleases().map(({date}) => date);
  expect(names).toEqual(names.toSorted(compareReleases));
  expect(dates).toEqual(dates.toSorted());
  expect(names.at(-1)).toBe(site.cliVersion);
});

it('lists what a release brought, changed and took away, newest first, with an address each', () => {
  const releases = releaseChanges();
  expect(releases.map(({release}) => release)).toEqual(
    releases.map(({release}) => release).toSorted((one, other) => compareReleases(other, one)),
  );
  const changes = releases.flatMap((one) => one.changes);
  expect(new Set(changes.map(({kind}) => kind))).toEqual(new Set(['since', 'changed', 'removed']));
  expect(changes.filter(({url}) => !url.startsWith('/docs/'))).toEqual([]);
});
