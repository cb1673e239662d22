import type {PageLink} from '../../pages/links';
import type {Answer} from './crawl';

/** Addresses in examples, and those that only a reader's own machine answers. */
const NOT_OUTSIDE =
  /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|([\w-]+\.)*example\.(com|org|net)\b|[^/]*\.(local|internal|test)\b)/;

/** Servers that refuse programs and answer people: their "forbidden" says nothing about the page. */
const REFUSES_PROGRAMS = new Set([401, 403, 999]);

export const isOutside = (url: string): boolean => /^https?:\/\//.test(url) && !NOT_OUTSIDE.test(url);

/** The address without its fragment, which no server sees. */
export const addressOf = (url: string): string => url.replace(/#.*$/, '');

/** What has to change for a move to be one: `www.`, `http` and a slash at the end are none. */
function placeOn(url: string): string {
  const {host, pathname} = new URL(url);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

export interface Report {
  dead: string[];
  /** Worth a look: permanent moves, and servers that didn't let the crawl in. */
  advice: string[];
}

/** What became of every link, by place. */
export function reportLinks(links: PageLink[], answers: Map<string, Answer>): Report {
  const report: Report = {dead: [], advice: []};
  for (const {file, line, url} of links) {
    const answer = answers.get(addressOf(url));
    if (!answer) continue;
    const {status, failure, movedTo} = answer;
    const place = `${file}:${line || 1}`;
    if (REFUSES_PROGRAMS.has(status)) {
      report.advice.push(`${place}: ${url} answers ${status} to programs: open it in a browser.`);
    } else if (failure !== undefined || status >= 400) {
      report.dead.push(
        `${place}: ${url} is dead (${failure ?? `status ${status}`}): fix the address, or remove the link.`,
      );
    } else if (movedTo && placeOn(movedTo) !== placeOn(url)) {
      report.advice.push(`${place}: ${url} moved to ${movedTo}: link there.`);
    }
  }
  return report;
}
