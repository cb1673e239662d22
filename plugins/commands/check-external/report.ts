import type {PageLink} from '../../pages/links';

/** Addresses in examples, and those that only a reader's own machine answers. */
const NOT_OUTSIDE =
  /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|([\w-]+\.)*example\.(com|org|net)\b|[^/]*\.(local|internal|test)\b)/;

/** Servers that refuse programs and answer people: their "forbidden" says nothing about the page. */
const REFUSES_PROGRAMS = new Set([401, 403, 999]);

export const isOutside = (url: string): boolean => /^https?:\/\//.test(url) && !NOT_OUTSIDE.test(url);

/** The address without its fragment, which no server sees. */
export const addressOf = (url: string): string => new URL(url).href.replace(/#.*$/, '');

export interface Report {
  dead: string[];
  /** Links whose servers refuse programs. */
  advice: string[];
}

/**
 * Reports the result of every link, by place.
 *
 * @param statuses HTTP status by address; 0 where nothing answered
 */
export function reportLinks(links: readonly PageLink[], statuses: ReadonlyMap<string, number>): Report {
  const report: Report = {dead: [], advice: []};
  for (const {file, line, url} of links) {
    const status = statuses.get(addressOf(url));
    const place = `${file}:${line || 1}`;
    if (status === undefined || (status >= 200 && status < 400)) continue;
    if (REFUSES_PROGRAMS.has(status))
      report.advice.push(`${place}: ${url} answers ${status} to programs: open it in a browser.`);
    else {
      const answer = status === 0 ? 'nothing answers' : `status ${status}`;
      report.dead.push(`${place}: ${url} is dead (${answer}): mend the address, or remove the link.`);
    }
  }
  return report;
}
