import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {releasesFeed} from '../../plugins/outputs/releases-feed';
import {loadReleases} from '../../plugins/pages/data/releases';
import {releaseChanges, releaseId, releasePage} from '../../plugins/remark/data-blocks/release-changes';
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

describe('the feed', () => {
  const $ = load(String(releasesFeed.make()), {xml: true});

  it('has what a feed must have, once, and its own address', () => {
    const feed = $('feed[xmlns="http://www.w3.org/2005/Atom"]');
    for (const name of ['id', 'title', 'updated', 'author']) expect(feed.children(name).length, name).toBe(1);
    expect(feed.children('id').text()).toBe(`${site.url}/docs/releases`);
    expect(feed.find('> author > name').text()).not.toBe('');
    expect(feed.children('updated').text()).toBe(`${releaseChanges()[0]?.date}T00:00:00.000Z`);
    const links = feed.children('link').get();
    expect(links.map(({attribs}) => [attribs.rel, attribs.href])).toEqual([
      ['alternate', `${site.url}/docs/releases`],
      ['self', `${site.url}${releasesFeed.path}`],
    ]);
  });

  it('has an entry for each release, with its address, its time, and its changes as links to this site', () => {
    const entries = $('entry')
      .get()
      .map((entry) => {
        const text = (name: string) => $(entry).children(name).text();
        const links = load(text('content[type=html]'))('li > a').get();
        expect(links.filter(({attribs}) => !attribs.href?.startsWith(`${site.url}/`))).toEqual([]);
        const names = links.map((link) => load(link, null, false).text());
        return [text('title'), text('id'), $(entry).children('link').attr('href'), text('updated'), names];
      });
    expect(entries).toEqual(
      releaseChanges().map(({release, date, changes}) => {
        const address = `${site.url}${releasePage(release)}#${releaseId(release)}`;
        const title = `${site.name} CLI ${release}`;
        return [title, address, address, `${date}T00:00:00.000Z`, changes.map(({name}) => name)];
      }),
    );
  });
});
