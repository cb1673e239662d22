import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {loadPages} from '../../plugins/pages/load-pages';
import {expandDeep, tokenValues} from '../../plugins/tokens/expand';
import {checkLinks} from '../support/checks/links';
import {checkRedirects} from '../support/checks/redirects';
import {siteMap, whyUnanswered} from '../support/site-map';

const pages = loadPages();
const map = siteMap(pages);

it('links only to pages and anchors that exist, with texts that say where they lead', () => {
  expect(checkLinks(pages, map)).toEqual([]);
});

it('redirects without loops, chains, duplicates, shadowed pages or dead targets', () => {
  expect(checkRedirects(redirects, map.routes)).toEqual([]);
});

it('answers every address that the tool and its samples print', () => {
  const inbound = expandDeep(
    JSON.parse(readFileSync('src/data/inbound-links.json', 'utf8')) as {url: string}[],
    tokenValues(site),
  );
  const files = new Set(['/samples-v2.json']);
  const dead = inbound.filter(({url}) => !files.has(url)).flatMap(({url}) => whyUnanswered(url, map) ?? []);
  expect(dead).toEqual([]);
});
