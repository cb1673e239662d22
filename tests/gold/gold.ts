import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {type AnswerPart, answerState} from 'docs-index/answers/answer';
import type {SearchRecord} from 'docs-index/search/record';
import {site} from '../../config/site';
import {expandDeep, tokenValues} from '../../plugins/pages/tokens';
import {lineOf} from '../support/line-of';

/** What is asked, and what answers it. */
interface Asked {
  question: string;
  /** Pages or sections that answer; a page stands for all of its sections. */
  urls: string[];
  /** Texts of which an answer of Ask has to say one, where that is judged. */
  contains?: string[];
  /** Where a stranger asked it in public. */
  source?: string;
}

/** Questions whose answers are known: a file is one set, or has several by name. */
interface GoldSet {
  file: string;
  part?: string;
  by: 'search' | 'Ask';
}

/** Shares of questions whose first hit is right, with a right one among the first three, and whose answer says it. */
export interface Shares {
  first: number;
  three: number;
  contains?: number;
}

/** In which order a question and its answer were there. */
type Labeled = 'before' | 'after' | 'unknown';

/**
 * Files of questions, and the shares of right ones below which it doesn't fall, all sets of a file together. It was measured
 * on them since they were written, so new ones get less: have new ones written to know how much. Never tune on the sets
 * that are held out.
 */
export const FILES = parse(readFileSync('tests/gold/sets.yaml', 'utf8')) as {
  file: string;
  least: number;
  floors: Partial<Record<GoldSet['by'], Shares>>;
}[];

/** Each set, by whom it's for. */
export const SETS = FILES.flatMap(({file, floors}) =>
  (Object.keys(floors) as GoldSet['by'][]).flatMap((by): GoldSet[] => {
    const text = JSON.parse(readFileSync(file, 'utf8')) as object;
    return 'covered' in text ? [{file, by}] : Object.keys(text).map((part) => ({file, part, by}));
  }),
);

interface Written {
  /** When and by whom it was said what answers, and whether before or after it was seen what the engine answers. */
  labeled: {on: string; by: string; covered: Labeled; notCovered: Labeled};
  covered: Asked[];
  /** What the docs don't answer. */
  notCovered: string[];
}

/**
 * Reads a set for the name of this site.
 *
 * @throws Error when the file has no set of that name
 */
export function readGold({file, part}: Omit<GoldSet, 'by'>): Written {
  const text = JSON.parse(readFileSync(file, 'utf8')) as Written | Record<string, Written>;
  const gold = (part === undefined ? text : (text as Record<string, Written>)[part]) as Written | undefined;
  if (!gold) throw new Error(`${file} has no set called ${part}.`);
  return expandDeep(gold, tokenValues(site));
}

/** A page that was cut has its parts below it. The first page of a category isn't such a page. */
const isPart = (page: string, url: string): boolean =>
  url.startsWith(`${page}/`) && existsSync(`${page.slice(1).replaceAll(site.slug, 'product')}.mdx`);

/**
 * Whether a section is one of those that answer. An address without anchor stands for any section of its page and of the
 * pages that were cut out of it, and a section that quotes the home of its topic stands for the home.
 */
const answersAt = (urls: readonly string[], url: string, homes: ReadonlyMap<string, string>): boolean =>
  urls
    .flatMap((wanted) => [wanted, homes.get(wanted) ?? []].flat())
    .some(
      (wanted) => wanted === url || (!wanted.includes('#') && (url.split('#')[0] === wanted || isPart(wanted, url))),
    );

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

/** Addresses of the homes of topics, by those of the sections that quote them. */
export const homesOf = (records: readonly SearchRecord[]): ReadonlyMap<string, string> =>
  new Map(records.flatMap(({url, home}) => (home === undefined ? [] : [[url, home] as const])));

/** Shares of a set, and a line for each question that isn't answered well. */
export function measure(
  asked: Asked[],
  find: (question: string) => Found,
  homes: ReadonlyMap<string, string>,
): {shares: Required<Shares>; misses: string[]} {
  const judged = asked.map(({question, urls, contains}) => {
    const found = find(question);
    const place = found.urls.slice(0, 10).findIndex((url) => answersAt(urls, url, homes));
    const says =
      !contains || found.said === undefined || contains.some((text) => found.said?.includes(text.toLowerCase()));
    const missing = says ? '' : ` says none of: ${contains?.join(', ')}`;
    return {place, says, line: `${question} -> place ${place} of ${found.urls.slice(0, 3).join(' ')}${missing}`};
  });
  const mean = (value: (one: (typeof judged)[number]) => number) =>
    judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    shares: {
      first: mean(({place}) => Number(place === 0)),
      three: mean(({place}) => Number(place >= 0 && place < 3)),
      contains: mean(({says}) => Number(says)),
    },
    misses: judged.filter(({place, says}) => place !== 0 || !says).map(({line}) => line),
  };
}

/** What an answer leads to, best first: nothing where it says that the docs don't cover it. */
export function sourcesOf(parts: readonly AnswerPart[]): string[] {
  if (answerState(parts) === 'not-covered') return [];
  return parts.flatMap((part) => {
    if (part.type === 'nearest') return part.sections.map(({url}) => url);
    return part.type === 'citation' ? [part.url] : [];
  });
}

/** The mean of floors, each by the number of its questions. */
export function floorOf(floors: [floor: Shares, questions: number][]): Shares {
  const total = floors.reduce((sum, [, count]) => sum + count, 0);
  const names = Object.keys(floors[0]?.[0] ?? {}) as (keyof Shares)[];
  const mean = (name: keyof Shares) =>
    floors.reduce((sum, [floor, count]) => sum + (floor[name] ?? 0) * count, 0) / total;
  return names.reduce((sum, name) => ({...sum, [name]: mean(name)}), {first: 0, three: 0});
}
