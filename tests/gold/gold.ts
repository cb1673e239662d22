import {readFileSync} from 'node:fs';
import {site} from '../../config/site';
import {expandDeep, tokenValues} from '../../plugins/pages/tokens';
import {lineOf} from '../support/line-of';

/** What is asked, and what answers it. */
interface Asked {
  question: string;
  /** Pages or sections that answer; a page stands for all of its sections. */
  urls: string[];
  /** Texts of which an answer of Ask has to say one. */
  contains: string[];
  /** Where a stranger asked it in public. */
  source?: string;
}

/** Questions whose answers are known, and the shares of right ones below which it doesn't fall. */
export interface GoldSet {
  file: string;
  /** A file is one set, or has several by name. */
  part?: string;
  by: 'search' | 'Ask';
  least: number;
  floor: Shares;
}

/** Shares of questions whose first hit is right, with a right one among the first three, and whose answer says it. */
interface Shares {
  first: number;
  three: number;
  /** Mean nDCG@10. One right hit is enough: the gain of the first, by its place. */
  ndcg: number;
  contains?: number;
}

const STRANGERS = {file: 'tests/gold/ask-strangers.json'} as const;
const READERS = {file: 'tests/gold/ask-readers.json', by: 'Ask'} as const;

/**
 * Written by people who hadn't seen the ranker's answers. It has been measured on all of them since, so new questions get
 * less: have new ones written to know how much.
 */
export const SETS: GoldSet[] = [
  {file: 'tests/gold/search.json', by: 'search', least: 150, floor: {first: 0.9, three: 0.97, ndcg: 0.94}},
  {
    file: 'tests/gold/ask.json',
    by: 'Ask',
    least: 250,
    floor: {first: 0.91, three: 0.97, ndcg: 0.945, contains: 0.96},
  },
  {
    file: 'tests/gold/ask-held-out.json',
    by: 'Ask',
    least: 40,
    floor: {first: 0.85, three: 0.97, ndcg: 0.93, contains: 0.9},
  },
  {...READERS, part: 'tune', least: 100, floor: {first: 0.9, three: 0.94, ndcg: 0.92, contains: 0.94}},
  {...READERS, part: 'heldOut', least: 60, floor: {first: 0.88, three: 0.95, ndcg: 0.92, contains: 0.87}},
  {...READERS, part: 'later', least: 58, floor: {first: 0.84, three: 0.9, ndcg: 0.89, contains: 0.87}},
  {...READERS, part: 'outsider', least: 53, floor: {first: 0.84, three: 0.91, ndcg: 0.88, contains: 0.84}},
  {...READERS, part: 'stranger', least: 52, floor: {first: 0.77, three: 0.88, ndcg: 0.8, contains: 0.88}},
  {...READERS, part: 'second', least: 58, floor: {first: 0.89, three: 0.96, ndcg: 0.93, contains: 0.94}},
  {...READERS, part: 'third', least: 87, floor: {first: 0.85, three: 0.92, ndcg: 0.88, contains: 0.9}},
  {...READERS, part: 'fourth', least: 58, floor: {first: 0.83, three: 0.92, ndcg: 0.88, contains: 0.9}},
  {...READERS, part: 'fifth', least: 59, floor: {first: 0.93, three: 0.96, ndcg: 0.95, contains: 0.93}},
  {...READERS, part: 'sixth', least: 59, floor: {first: 0.9, three: 0.93, ndcg: 0.91, contains: 0.94}},
  {...READERS, part: 'seventh', least: 60, floor: {first: 0.87, three: 0.93, ndcg: 0.9, contains: 0.9}},
  {
    file: 'tests/gold/ask-guides.json',
    by: 'Ask',
    least: 230,
    floor: {first: 0.76, three: 0.85, ndcg: 0.81, contains: 0.85},
  },
  {...STRANGERS, part: 'first', by: 'search', least: 30, floor: {first: 0.86, three: 0.96, ndcg: 0.94}},
  {...STRANGERS, part: 'first', by: 'Ask', least: 30, floor: {first: 0.86, three: 0.93, ndcg: 0.91, contains: 0.9}},
  {...STRANGERS, part: 'second', by: 'search', least: 27, floor: {first: 0.77, three: 0.88, ndcg: 0.87}},
  {...STRANGERS, part: 'second', by: 'Ask', least: 27, floor: {first: 0.66, three: 0.74, ndcg: 0.7, contains: 0.7}},
  {...STRANGERS, part: 'third', by: 'search', least: 20, floor: {first: 0.8, three: 0.85, ndcg: 0.83}},
  {...STRANGERS, part: 'third', by: 'Ask', least: 20, floor: {first: 0.7, three: 0.7, ndcg: 0.7, contains: 0.65}},
  {...STRANGERS, part: 'heldOut', by: 'search', least: 20, floor: {first: 0.65, three: 0.75, ndcg: 0.77}},
  {...STRANGERS, part: 'heldOut', by: 'Ask', least: 20, floor: {first: 0.45, three: 0.45, ndcg: 0.45, contains: 0.5}},
];

interface Written {
  covered: Asked[];
  /** What the docs don't answer. */
  notCovered: string[];
}

/**
 * Reads a set for the name of this site.
 *
 * @throws Error when the file has no set of that name
 */
export function readGold({file, part}: Pick<GoldSet, 'file' | 'part'>): Written {
  const text = JSON.parse(readFileSync(file, 'utf8')) as Written | Record<string, Written>;
  const gold = (part === undefined ? text : (text as Record<string, Written>)[part]) as Written | undefined;
  if (!gold) throw new Error(`${file} has no set called ${part}.`);
  return expandDeep(gold, tokenValues(site));
}

/** Whether a section is one of those that answer. An address without anchor stands for any section of its page. */
const answersAt = (urls: readonly string[], url: string): boolean =>
  urls.some((wanted) => wanted === url || (!wanted.includes('#') && url.split('#')[0] === wanted));

/** Expected answers that the site doesn't have any more. */
export function checkGold(file: string, asked: Asked[], known: ReadonlySet<string>): string[] {
  const source = readFileSync(file, 'utf8');
  const values = tokenValues(site);
  const written = new Map([...source.matchAll(/"(\/[^"]*)"/g)].map(([, url = '']) => [expandDeep(url, values), url]));
  const gone = new Set(asked.flatMap(({urls}) => urls).filter((url) => !known.has(url)));
  return [...gone].map(
    (url) =>
      `${file}:${lineOf(source, `"${written.get(url)}"`)}: ${url} is no page or section any more: name what answers now.`,
  );
}

/** Addresses that were found for a question, best first, and what the answer says. */
export type Found = {urls: string[]; said?: string};

/** Shares of a set, and a line for each question that isn't answered well. */
export function measure(
  asked: Asked[],
  find: (question: string) => Found,
): {shares: Required<Shares>; misses: string[]} {
  const judged = asked.map(({question, urls, contains}) => {
    const found = find(question);
    const place = found.urls.slice(0, 10).findIndex((url) => answersAt(urls, url));
    const says = found.said === undefined || contains.some((text) => found.said?.includes(text.toLowerCase()));
    const missing = says ? '' : ` says none of: ${contains.join(', ')}`;
    return {place, says, line: `${question} -> place ${place} of ${found.urls.slice(0, 3).join(' ')}${missing}`};
  });
  const mean = (value: (one: (typeof judged)[number]) => number) =>
    judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    shares: {
      first: mean(({place}) => Number(place === 0)),
      three: mean(({place}) => Number(place >= 0 && place < 3)),
      ndcg: mean(({place}) => (place < 0 ? 0 : 1 / Math.log2(place + 2))),
      contains: mean(({says}) => Number(says)),
    },
    misses: judged.filter(({place, says}) => place !== 0 || !says).map(({line}) => line),
  };
}

/** The mean of floors, each by the number of its questions. */
export function floorOf(floors: [floor: Shares, questions: number][]): Shares {
  const total = floors.reduce((sum, [, count]) => sum + count, 0);
  const names = Object.keys(floors[0]?.[0] ?? {}) as (keyof Shares)[];
  const mean = (name: keyof Shares) =>
    floors.reduce((sum, [floor, count]) => sum + (floor[name] ?? 0) * count, 0) / total;
  return names.reduce((sum, name) => ({...sum, [name]: mean(name)}), {first: 0, three: 0, ndcg: 0});
}
