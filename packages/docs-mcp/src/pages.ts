import {closest, distance} from 'fastest-levenshtein';
import type {PageFacts} from './facts';

/** What was asked for, as a path: with or without origin, ending, anchor and query. */
const pathOf = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[#?].*$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/+$/, '')
    .replace(/^\/*/, '/');

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

  /** Pages whose address or title resembles what was asked for, nearest first. */
  nearest(address: string, count = 5): PageFacts[] {
    const path = pathOf(address).toLowerCase();
    const wanted = path.split('/').at(-1) ?? '';
    const far = ({permalink, title}: PageFacts) => {
      const names = [permalink.split('/').at(-1) ?? '', title.toLowerCase()];
      const isPart = wanted !== '' && names.some((name) => name.includes(wanted));
      // Among names that are alike, the one in the folder that was named.
      return (isPart ? 0 : distance(wanted, closest(wanted, names))) + distance(path, permalink) / 100;
    };
    return this.all
      .map((page) => ({page, far: far(page)}))
      .sort((a, b) => a.far - b.far)
      .slice(0, count)
      .map(({page}) => page);
  }
}
