import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../config/site';
import {temporaryFolder} from '../../tools/temporary-folder';
import {type PageLink, linksOf} from '../pages/links';
import {loadPages} from '../remark/load-pages';
import {reportFindings} from './report-findings';

/**
 * Downloaded from the package registry when needed, which is once a week: https://github.com/JustinBeckwith/linkinator
 */
const CRAWLER = 'linkinator@7.6.1';

/** A few addresses at a time, with retries after failures that may be temporary. */
const MANNERS = '--concurrency 4 --timeout 15000 --retry --retry-errors --retry-errors-count 2'.split(' ');

const CONFIG = 'config/site.ts';

/** Addresses in examples, and those that only a reader's own machine answers. */
const NOT_OUTSIDE =
  /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|([\w-]+\.)*example\.(com|org|net)\b|[^/]*\.(local|internal|test)\b)/;

/** Servers that refuse programs and answer people: their "forbidden" says nothing about the page. */
const REFUSES_PROGRAMS = new Set([401, 403, 999]);

export const isOutside = (url: string): boolean => /^https?:\/\//.test(url) && !NOT_OUTSIDE.test(url);

/** The address without its fragment, which no server sees. */
export const addressOf = (url: string): string => new URL(url).href.replace(/#.*$/, '');

/** The identity's own links, at the line of their key. */
function linksOfSite(): PageLink[] {
  const lines = readFileSync(CONFIG, 'utf8').split('\n');
  return Object.entries(site.links).map(([key, url]) => ({
    file: CONFIG,
    line: lines.findIndex((text) => new RegExp(`^\\s*${key}[:,]`).test(text)) + 1,
    url,
    text: null,
  }));
}

/**
 * Requests each address once.
 *
 * @returns HTTP status by address; 0 where nothing answered
 * @throws Error when the crawler can't be run
 */
function followLinks(addresses: Iterable<string>): Map<string, number> {
  const folder = temporaryFolder();
  const anchors = [...addresses].map((address) => `<a href="${address.replaceAll('&', '&amp;')}">.</a>`);
  writeFileSync(join(folder, 'links.html'), anchors.join('\n'));
  const args = ['--yes', CRAWLER, 'links.html', '--format', 'json', ...MANNERS];
  const {stdout, stderr, error} = spawnSync('npx', args, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26});
  if (error || !stdout.trim()) throw new Error(`${CRAWLER} did not run: ${error?.message ?? stderr.trim()}`);
  const {links} = JSON.parse(stdout) as {links: {url: string; status: number}[]};
  return new Map(links.map(({url, status}) => [url, status]));
}

/**
 * Reports the result of every link, by place: dead ones, and as advice those whose servers refuse programs.
 *
 * @param statuses HTTP status by address; 0 where nothing answered
 */
export function reportLinks(
  links: readonly PageLink[],
  statuses: ReadonlyMap<string, number>,
): {dead: string[]; advice: string[]} {
  const dead: string[] = [];
  const advice: string[] = [];
  for (const {file, line, url} of links) {
    const status = statuses.get(addressOf(url));
    const place = `${file}:${line || 1}: ${url}`;
    if (status === undefined || (status >= 200 && status < 400)) continue;
    const answer = status === 0 ? 'nothing answers' : `status ${status}`;
    if (REFUSES_PROGRAMS.has(status)) advice.push(`${place} answers ${status} to programs: open it in a browser.`);
    else dead.push(`${place} is dead (${answer}): mend the address, or remove the link.`);
  }
  return {dead, advice};
}

/** Follows all links to other sites and says which are dead. */
export function checkExternalLinks(): void {
  const links = [...linksOfSite(), ...loadPages().flatMap(linksOf)].filter(({url}) => isOutside(url));
  const addresses = new Set(links.map(({url}) => addressOf(url)));
  console.log(`Following ${addresses.size} addresses.`);
  const {dead, advice} = reportLinks(links, followLinks(addresses));
  for (const line of advice) console.log(`advice  ${line}`);
  reportFindings(dead);
  console.log(`${addresses.size} addresses, ${dead.length} dead links`);
}
