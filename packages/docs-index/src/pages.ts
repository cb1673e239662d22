import {distance} from 'fastest-levenshtein';

export interface PageFacts {
  /** Address on the site, such as `/docs/concepts/compose`. */
  permalink: string;
  title: string;
  description: string;
}

/** Address and title of every page. */
export type PageList = [path: string, title: string][];

/** What was asked for, as a path: with or without origin, ending, anchor and query. */
const pathOf = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[#?].*$/, '')
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replace(/\/+$/, '')
    .replace(/^\/*/, '/');

const difference = (one: string, other: string): number => distance(one, other) / Math.max(one.length, other.length, 1);

export class Pages {
  private readonly byAddress: Map<string, PageFacts>;

  constructor(readonly all: readonly PageFacts[]) {
    this.byAddress = new Map(
      all.flatMap((page) => [page.title.toLowerCase(), page.permalink].map((name) => [name, page])),
    );
  }

  /** A page by its address in any form: with or without origin, `/docs`, `.md` and anchor; or by its title, which is that of a command. */
  find(address: string): PageFacts | undefined {
    const path = pathOf(address);
    const names = [path === '/index' ? '/' : path, `/docs${path}`, address.trim().toLowerCase()];
    return names.map((name) => this.byAddress.get(name)).find(Boolean);
  }

  static named = (list: PageList): Pages =>
    new Pages(list.map(([permalink, title]) => ({permalink, title, description: ''})));

  /**
   * Pages whose address or title resembles what was asked for, nearest first.
   *
   * @param most share of its letters in which a page may differ
   */
  nearest(address: string, count = 5, most = 1): PageFacts[] {
    const path = pathOf(address).toLowerCase();
    const wanted = path.split('/').at(-1) ?? '';
    const isPartOf = (name: string) => wanted.length > 2 && name.includes(wanted);
    return this.all
      .map((page) => {
        const names = [page.permalink.split('/').at(-1) ?? '', page.title.toLowerCase()];
        const far = names.some(isPartOf) ? 0 : Math.min(...names.map((name) => difference(wanted, name)));
        // Among names that are alike, the one in the folder that was named.
        return {page, far, inAll: far + difference(path, page.permalink) / 10};
      })
      .filter(({far}) => far <= most)
      .sort((a, b) => a.inAll - b.inAll)
      .slice(0, count)
      .map(({page}) => page);
  }
}
