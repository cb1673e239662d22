import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {site} from '../../config/site';
import {releasesFeed} from '../../plugins/outputs/releases-feed';
import {loadReleases} from '../../plugins/pages/data/releases';
import {releaseChanges} from '../../plugins/remark/data-blocks/release-changes';
import {compareReleases} from '../../src/lib/own-release';

it('tells of releases oldest first, and describes the newest', () => {
  const names = loadReleases().map(({release}) => release);
  expect(names).toEqual(names.toSorted(compareReleases));
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

it('makes a feed with one entry a release, and escapes what would be markup', () => {
  const $ = load(String(releasesFeed.make()), {xml: true});
  const entries = $('entry').get();
  expect(entries.map((entry) => $(entry).children('title').text())).toEqual(
    releaseChanges().map(({release}) => `${site.name} CLI ${release}`),
  );
  const names = entries.flatMap((entry) => {
    const content = load($(entry).children('content[type=html]').text());
    return content('li > a')
      .get()
      .map((link) => content(link).text());
  });
  expect(names).toEqual(releaseChanges().flatMap(({changes}) => changes.map(({name}) => name)));
  expect($('feed > updated').text()).toBe(`${releaseChanges()[0]?.date}T00:00:00.000Z`);
});
