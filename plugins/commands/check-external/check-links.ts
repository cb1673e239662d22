import {readFileSync} from 'node:fs';
import {site} from '../../../config/site';
import {type PageLink, linksOf} from '../../pages/links';
import {loadPages} from '../../remark/load-pages';
import {reportFindings} from '../report-findings';
import {followLinks} from './follow-links';
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
export function checkExternalLinks(): void {
  const links = [...linksOfSite(), ...loadPages().flatMap(linksOf)].filter(({url}) => isOutside(url));
  const addresses = new Set(links.map(({url}) => addressOf(url)));
  console.log(`Following ${addresses.size} addresses.`);
  const {dead, advice} = reportLinks(links, followLinks(addresses));
  for (const line of advice) console.log(`advice  ${line}`);
  reportFindings(dead);
  console.log(`${addresses.size} addresses, ${dead.length} dead links`);
}
