import {distance} from 'fastest-levenshtein';

/** Address and title of every page; plugins/outputs writes them. */
export type PageList = [path: string, title: string][];

/** Above this share of different letters, two addresses are unrelated. */
const MOST_DIFFERENT = 0.45;

const plain = (path: string): string => path.toLowerCase().replace(/\.(html?|mdx?)$|\/$/g, '');
const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const difference = (one: string, other: string): number => distance(one, other) / Math.max(one.length, other.length, 1);

/** Pages whose address, or its last part in another folder, is nearest by edit distance; the nearest first. */
export function nearestPages(path: string, pages: PageList, most = 4): PageList {
  const wanted = plain(path);
  const score = (page: string): number =>
    Math.min(difference(wanted, page), 0.1 + difference(lastPart(wanted), lastPart(plain(page))));
  return pages
    .map((page) => ({page, score: score(page[0])}))
    .filter((one) => one.score <= MOST_DIFFERENT)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({page}) => page);
}
