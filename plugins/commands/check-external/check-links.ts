import {readFileSync} from 'node:fs';
import {site} from '../../../config/site';
import {type PageLink, linksOf} from '../../pages/links';
import {loadPages} from '../../remark/load-pages';
import {readCache, writeCache} from './cache';
import {POLITE, crawl} from './crawl';
import {addressOf, isOutside, reportLinks} from './report';

const CONFIG = 'config/site.ts';

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

/** Follows all links to other sites and says which are dead. */
export async function checkExternalLinks(): Promise<void> {
  const links = [...linksOfSite(), ...loadPages().flatMap(linksOf)].filter(({url}) => isOutside(url));
  const known = readCache();
  const urls = links.map(({url}) => addressOf(url));
  console.log(
    `Following ${new Set(urls.filter((url) => !known.has(url))).size} addresses, ${known.size} are known from the last week.`,
  );
  const answers = await crawl(urls, POLITE, known);
  const {dead, advice} = reportLinks(links, answers);
  for (const line of advice) console.log(`advice  ${line}`);
  for (const line of dead) {
    console.error(line);
    const [file, number] = line.split(':');
    if (process.env.GITHUB_ACTIONS) console.log(`::error file=${file},line=${number}::${line}`);
  }
  console.log(`${new Set(urls).size} addresses, ${dead.length} dead links`);
  if (dead.length) process.exitCode = 1;
  writeCache(answers);
}
