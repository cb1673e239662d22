import {terms} from './text/tokenize';
import {LEVELS, type Hierarchy, type Range, type SearchRecord, titleOf} from './record';

/**
 * The page's own section has no anchor, and 0 is the one that follows from the title; `names` are a row's other names,
 * besides its title.
 */
type PackedSection = [
  anchor: string | 0,
  kind: 0 | 1 | 2,
  depth: number,
  title: string,
  names: string[],
  keywords?: string[],
  home?: string,
];

interface PackedPage {
  url: string;
  breadcrumb: string[];
  /** Number of links from other pages, a measure of weight. */
  inboundLinks: number;
  sections: PackedSection[];
}

/** Sections page by page, without their texts: what answers first, and what the texts belong to. */
export interface PackedTitles {
  /** Words that are on every page, such as the name of the tool. */
  commonWords: string[];
  pages: PackedPage[];
}

/** The rest, in the order of the sections. Like with like, because that compresses best. */
export interface PackedTexts {
  /** Of each page: where its first section begins in its Markdown, and how long each one is. Rows have no place of their own. */
  places: number[][];
  contents: string[];
  /** Of sections without text, and rare words of others, whose code is in the Markdown of the page. */
  codes: string[];
  /** Those that the titles don't have. */
  keywords: string[][];
}

export interface PackedRecords {
  titles: PackedTitles;
  /** Without these, the records have only what the titles say. */
  texts?: PackedTexts;
}

/** The anchor that most headings get. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const KINDS = ['page', 'section', 'row'] as const;

/** Groups records by page: what its sections share is written once, and the headings above follow from the order. */
export function packTitles(records: readonly SearchRecord[], commonWords: string[]): PackedTitles {
  const pages: PackedPage[] = [];
  for (const record of records) {
    const [url = '', anchor = ''] = record.url.split('#');
    const {kind, type, breadcrumb, keywords, inboundLinks} = record;
    if (kind === 'page') pages.push({url, breadcrumb, inboundLinks, sections: []});
    const title = titleOf(record);
    const names = record.identifiers.filter((name) => name !== title.toLowerCase());
    const section: PackedSection = [
      anchor && anchor === anchorOf(title) ? 0 : anchor,
      KINDS.indexOf(kind) as 0 | 1 | 2,
      LEVELS.indexOf(type),
      title,
      names,
    ];
    if (keywords.length > 0 || record.home) section.push(keywords);
    if (record.home) section.push(record.home);
    pages.at(-1)?.sections.push(section);
  }
  return {commonWords, pages};
}

/** A word that more sections say doesn't lead to one of them. */
const FEW_SECTIONS = 15;

/** The code of sections without text. Of others, the words that only their code has, and few sections at all. */
function codesOf(records: readonly SearchRecord[]): string[] {
  const said = records.map((record) => new Set(terms(`${titleOf(record)} ${record.content}`)));
  const counts = new Map<string, number>();
  for (const term of said.flatMap((own) => [...own])) counts.set(term, (counts.get(term) ?? 0) + 1);
  return records.map(({content, code}, at) => {
    if (!content) return code;
    const words = new Set(code.match(/[A-Za-z][A-Za-z_]{3,}/g));
    const isFew = (term: string) => !said[at]?.has(term) && (counts.get(term) ?? 0) <= FEW_SECTIONS;
    return [...words].filter((word) => terms(word).some(isFew)).join(' ');
  });
}

/** @param placesOf where the sections of a page are in its Markdown */
export function packTexts(
  records: readonly SearchRecord[],
  {pages}: PackedTitles,
  placesOf: (url: string) => number[] = () => [],
): PackedTexts {
  const known = pages.flatMap(({sections}) => sections.map(([, , , , , keywords = []]) => keywords.length));
  return {
    places: records.filter(({kind}) => kind === 'page').map(({url}) => placesOf(url)),
    contents: records.map(({content}) => content),
    codes: codesOf(records),
    keywords: records.map(({keywords}, at) => keywords.slice(known[at])),
  };
}

export function packRecords(
  records: readonly SearchRecord[],
  commonWords: string[],
  placesOf?: (url: string) => number[],
): PackedRecords {
  const titles = packTitles(records, commonWords);
  return {titles, texts: packTexts(records, titles, placesOf)};
}

/**
 * Reverses `packRecords`, as far as the search and Ask need.
 *
 * @throws Error when the texts are those of other titles
 */
export function unpackRecords({titles: {pages}, texts}: PackedRecords): SearchRecord[] {
  const count = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  if (texts && texts.contents.length !== count) throw new Error('The two parts of the index are of different builds.');
  let index = -1;
  return pages.flatMap(({url, breadcrumb, inboundLinks, sections}, page) => {
    const [start = 0, ...lengths] = texts?.places[page] ?? [];
    let above: Hierarchy = {
      lvl0: breadcrumb[0] ?? '',
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    let range: Range = [start, start];
    return sections.map(([anchor, kind, depth, title, names, keywords = [], home]): SearchRecord => {
      index += 1;
      const hierarchy = Object.fromEntries(
        LEVELS.map((level, at) => [level, at < depth ? above[level] : at === depth ? title : null]),
      ) as Hierarchy;
      // The rows of a table are side by side: a row is not above the next.
      if (kind !== 2) {
        above = hierarchy;
        range = [range[1], range[1] + (lengths.shift() ?? 0)];
      }
      return {
        url: anchor === '' ? url : `${url}#${anchor || anchorOf(title)}`,
        kind: KINDS[kind],
        type: LEVELS[depth] as SearchRecord['type'],
        hierarchy,
        breadcrumb,
        inboundLinks,
        content: texts?.contents[index] ?? '',
        code: texts?.codes[index] ?? '',
        identifiers: kind === 2 ? [title.toLowerCase(), ...names] : [],
        keywords: [...keywords, ...(texts?.keywords[index] ?? [])],
        ...(home !== undefined && {home}),
        range,
      };
    });
  });
}
