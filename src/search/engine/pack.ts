import {LEVELS, type Hierarchy, type SearchRecord, titleOf} from './record';

/** The page's own section has no anchor; `names` are a row's other names, besides its title. */
type PackedSection<Body> = [
  anchor: string,
  kind: 0 | 1 | 2,
  depth: number,
  title: string,
  names: string[],
  body: Body,
  keywords?: string[],
];

interface PackedPage<Body> {
  url: string;
  breadcrumb: string[];
  /** Number of links from other pages, a measure of weight. */
  inboundLinks: number;
  sections: PackedSection<Body>[];
}

/** Sections page by page, each with what it says. */
export interface Packed<Body> {
  /** Words that are on every page, such as the name of the tool. */
  commonWords: string[];
  pages: PackedPage<Body>[];
}

/** What a section says, as plain text. */
export type PlainBody = [content: string, code: string];

export type PackedRecords = Packed<PlainBody>;

const KINDS = ['page', 'section', 'row'] as const;

/** Groups records by page: what its sections share is written once, and the headings above follow from the order. */
export function pack<Record extends SearchRecord, Body>(
  records: readonly Record[],
  commonWords: string[],
  bodyOf: (record: Record) => Body,
): Packed<Body> {
  const pages: PackedPage<Body>[] = [];
  for (const record of records) {
    const [url = '', anchor = ''] = record.url.split('#');
    const {kind, type, breadcrumb, keywords, inboundLinks} = record;
    if (kind === 'page') pages.push({url, breadcrumb, inboundLinks, sections: []});
    const title = titleOf(record);
    const names = record.identifiers.filter((name) => name !== title.toLowerCase());
    const section: PackedSection<Body> = [
      anchor,
      KINDS.indexOf(kind) as 0 | 1 | 2,
      LEVELS.indexOf(type),
      title,
      names,
      bodyOf(record),
    ];
    if (keywords.length > 0) section.push(keywords);
    pages.at(-1)?.sections.push(section);
  }
  return {commonWords, pages};
}

export const packRecords = (records: readonly SearchRecord[], commonWords: string[]): PackedRecords =>
  pack(records, commonWords, ({content, code}) => [content, code]);

/** Reverses `pack`, as far as the search needs. */
export function unpack<Body>({pages}: Packed<Body>, plainOf: (body: Body) => PlainBody): SearchRecord[] {
  return pages.flatMap(({url, breadcrumb, inboundLinks, sections}) => {
    let above: Hierarchy = {
      lvl0: breadcrumb[0] ?? '',
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    return sections.map(([anchor, kind, depth, title, names, body, keywords = []]): SearchRecord => {
      const hierarchy = Object.fromEntries(
        LEVELS.map((level, index) => [level, index < depth ? above[level] : index === depth ? title : null]),
      ) as Hierarchy;
      // The rows of a table are side by side: a row is not above the next.
      if (kind !== 2) above = hierarchy;
      const [content, code] = plainOf(body);
      return {
        url: anchor ? `${url}#${anchor}` : url,
        kind: KINDS[kind],
        type: LEVELS[depth] as SearchRecord['type'],
        hierarchy,
        breadcrumb,
        inboundLinks,
        content,
        code,
        identifiers: kind === 2 ? [title.toLowerCase(), ...names] : [],
        keywords,
      };
    });
  });
}

export const unpackRecords = (packed: PackedRecords): SearchRecord[] => unpack(packed, (body) => body);
