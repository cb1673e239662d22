import {readFileSync} from 'node:fs';
import {site} from '../../config/site';
import {expandDeep, tokenValues} from '../../plugins/pages/tokens';
import {lineOf} from './line-of';

/** What is asked, and the pages or sections that answer. */
interface Asked {
  urls: string[];
}

/** Reads a set of questions whose answers are known, for the name of this site. */
export const readGold = <T>(path: string): T =>
  expandDeep(JSON.parse(readFileSync(path, 'utf8')) as T, tokenValues(site));

/** Whether a section is one of those that answer. An address without anchor stands for any section of its page. */
export const answersAt = (urls: readonly string[], url: string): boolean =>
  urls.some((wanted) => wanted === url || (!wanted.includes('#') && url.split('#')[0] === wanted));

/** Expected answers that the site doesn't have any more. */
export function checkGold(path: string, asked: Asked[], known: ReadonlySet<string>): string[] {
  const source = readFileSync(path, 'utf8');
  const values = tokenValues(site);
  const written = new Map([...source.matchAll(/"(\/[^"]*)"/g)].map(([, url = '']) => [expandDeep(url, values), url]));
  const gone = new Set(asked.flatMap(({urls}) => urls).filter((url) => !known.has(url)));
  return [...gone].map(
    (url) =>
      `${path}:${lineOf(source, `"${written.get(url)}"`)}: ${url} is no page or section any more: name what answers now.`,
  );
}
