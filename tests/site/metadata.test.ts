import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {lastUpdated} from '../../plugins/pages/last-updated';
import {builtPages, isBuiltFile} from '../support/built-site';
import {docAddresses} from '../support/doc-addresses';

const pages = builtPages();
const docs = docAddresses();
const cardOf = (page: (typeof pages)[number]) =>
  new URL(page.$('meta[property="og:image"]').attr('content') ?? '').pathname;

describe('what a page says of itself', () => {
  it('names a picture for links elsewhere, which is built', () =>
    expect(pages.map(cardOf).filter((card) => !isBuiltFile(card))).toEqual([]));

  it('has its trail as structured data, which is JSON', () => {
    for (const {route, $} of pages.filter((page) => trails(page) > 0)) {
      const data = JSON.parse($('script[type="application/ld+json"]').text()) as {itemListElement: {item: string}[]};
      expect(data.itemListElement.at(-1)?.item, route).toBe(`${site.url}${route}`);
    }
    expect(pages.filter((page) => trails(page) > 0).length).toBeGreaterThan(100);
  });

  it('has the date of its last commit, and the sitemap has the same', () => {
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    const dates = lastUpdated();
    for (const page of docs) {
      const date = dates.get(page.file);
      const shown = pages
        .find(({route}) => route === page.permalink)
        ?.$('.theme-last-updated time')
        .attr('datetime');
      expect(shown, page.file).toBe(date);
      if (date) expect(sitemap).toContain(`<loc>${site.url}${page.permalink}</loc><lastmod>${date}</lastmod>`);
    }
  });
});

describe('links that leave the site', () => {
  const outside = pages.flatMap(({route, $}) =>
    $('a[href]')
      .toArray()
      .filter(({attribs: {href = ''}}) => /^(?:https?:)?\/\//.test(href) && !href.startsWith(`${site.url}/`))
      .map(({attribs: {href, target, rel}}) => ({route, href, target, rel})),
  );

  it('open another tab, which learns nothing of this one', () => {
    expect(outside.length).toBeGreaterThan(1000);
    expect(outside.filter(({target, rel}) => target !== '_blank' || rel !== 'noopener noreferrer')).toEqual([]);
  });

  it('lead from every page of the docs to its own file', () => {
    const edits = pages.flatMap(({route, $}) => {
      const link = $('a.theme-edit-this-page');
      return link.length ? [`${route}: ${link.attr('href')}`] : [];
    });
    const wanted = docs.map(({file, permalink}) => `${permalink}: ${site.links.docsRepo}/edit/main/${file}`);
    expect(edits.toSorted()).toEqual(wanted.toSorted());
    expect(docs.filter(({file}) => !existsSync(file))).toEqual([]);
  });
});

function trails({$}: (typeof pages)[number]): number {
  return $('script[type="application/ld+json"]').length;
}

// pages.test.ts knows whether they are built.
it('every page names its icons, the feed and the catalog for agents', () => {
  const wanted = ['[rel="icon"]', '[rel="apple-touch-icon"]', '[type="application/atom+xml"]', '[rel="ai-catalog"]'];
  for (const {route, $} of pages)
    for (const one of wanted) expect($(`link${one}`).length, `${route}: ${one}`).toBeGreaterThan(0);
});
