import {describe, expect, it} from 'vitest';
import {redirects} from '../../plugins/pages/data/redirects';
import {site} from '../../config/site';
import {BUILD, builtPages, isBuiltFile, sitemapRoutes} from '../support/built-site';
import {checkBuiltLinks} from '../support/checks/built-links';
import {duplicates} from '../support/checks/duplicates';
import {checkMetadata} from '../support/checks/metadata';
import {docAddresses} from '../support/doc-addresses';
import {expectNone} from '../support/expect-none';
import {checkByNu, hasNuChecker} from '../support/nu-checker';

const pages = builtPages();
const routes = new Map(pages.map((page) => [page.route, page]));

describe('built pages', () => {
  it('are there for every page of docs/ and nothing is left over', () => {
    for (const {file, permalink} of docAddresses()) expect(routes.has(permalink), `${file} at ${permalink}`).toBe(true);
  });

  it('link to nothing dead: pages, anchors, images, scripts, styles', () => {
    const known = {pages: routes, redirects: new Set(redirects.map((redirect) => redirect.from)), isFile: isBuiltFile};
    expectNone(pages.flatMap((page) => checkBuiltLinks(page, known)));
  });

  // axe sees levels that are skipped.
  it('have one h1', () => {
    expectNone(pages.filter(({$}) => $('h1').length !== 1).map(({file}) => `${file}: a page has exactly one h1.`));
  });

  it('carry title, description, address, language and card', () => {
    expectNone(pages.flatMap((page) => checkMetadata(page, new URL(site.url).origin)));
    expectNone(duplicates(pages.map((page) => [page.$('title').first().text(), page.file])));
  });

  // An attribute shows it as a question mark, and the Nu checker lets it through.
  it('have no null character', () => {
    expect(pages.filter(({html}) => html.includes('\0')).map(({file}) => file)).toEqual([]);
  });

  it.skipIf(!hasNuChecker())('are valid HTML by the Nu checker, which needs Java 11', async () => {
    expectNone((await checkByNu(pages.map(({file}) => `${BUILD}/${file}`))).slice(0, 20));
  });

  it('stand in the sitemap, all but search and the not-found page', () => {
    expect(sitemapRoutes().sort()).toEqual(
      [...routes.keys()].filter((route) => !['/404', '/search'].includes(route)).sort(),
    );
  });
});
