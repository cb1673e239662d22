import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {releasesFeed} from '../../plugins/outputs/releases-feed';
import {loadReleases} from '../../plugins/pages/data/releases';
import {releaseChanges, releaseId} from '../../plugins/remark/data-blocks/release-changes';
import {compareReleases} from '../../src/lib/own-release';

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

/** RFC 3339, as RFC 4287 wants it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

describe('the feed is valid by RFC 4287', () => {
  const source = String(releasesFeed.make());
  const $ = load(source, {xml: true});
  const feed = $('feed');
  const entries = $('entry').get();

  // That it's well-formed is what a browser says: tests/e2e/headers.spec.ts.
  it('says that it is Atom', () => {
    expect($.root().children('feed').length).toBe(1);
    expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  });

  it('has what a feed must have, once, and its own address', () => {
    for (const name of ['id', 'title', 'updated', 'author']) expect(feed.children(name).length, name).toBe(1);
    expect(feed.children('id').text()).toBe(`${site.url}/docs/releases`);
    expect(feed.find('> author > name').text()).not.toBe('');
    expect(feed.children('updated').text()).toMatch(TIME);
    const links = feed.children('link').get();
    expect(links.map(({attribs}) => [attribs.rel, attribs.href])).toEqual([
      ['alternate', `${site.url}/docs/releases`],
      ['self', `${site.url}${releasesFeed.path}`],
    ]);
  });

  it('has entries with an address of their own, a title, a time and a text, newest first', () => {
    const times = entries.map((entry) => $(entry).children('updated').text());
    expect(times.filter((time) => !TIME.test(time))).toEqual([]);
    expect(times).toEqual(times.toSorted().reverse());
    const ids = entries.map((entry) => $(entry).children('id').text());
    expect(new Set(ids).size).toBe(ids.length);
    const changes = releaseChanges();
    expect(ids).toEqual(changes.map(({release}) => `${site.url}/docs/releases#${releaseId(release)}`));
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'link', 'content'])
        expect($(entry).children(name).length, name).toBe(1);
      expect($(entry).children('link').attr('href')).toBe($(entry).children('id').text());
      expect($(entry).children('content').attr('type')).toBe('html');
      const content = load($(entry).children('content').text());
      expect(content('script, style, [onclick]').length).toBe(0);
      const targets = content('a')
        .get()
        .map((link) => content(link).attr('href') ?? '');
      expect(targets.filter((target) => !target.startsWith(`${site.url}/`))).toEqual([]);
    }
  });
});
