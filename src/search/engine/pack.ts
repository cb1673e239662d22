import {LEVELS, type Hierarchy, type Place, type SearchRecord, titleOf} from './record';

/** The page's own section has no anchor; `names` are a row's other names, besides its title. */
type PackedSection = [
  anchor: string,
  kind: 0 | 1 | 2,
  depth: number,
  title: string,
  names: string[],
  content: string,
  code: string,
  keywords?: string[],
];

interface PackedPage {
  url: string;
  breadcrumb: string[];
  /** Number of links from other pages, a measure of weight. */
  inboundLinks: number;
  /** Where the first section begins in the page's Markdown, and how long each one is. Rows have no place of their own. */
  places?: number[];
  sections: PackedSection[];
}

/** Sections page by page. */
export interface PackedRecords {
  /** Words that are on every page, such as the name of the tool. */
  commonWords: string[];
  pages: PackedPage[];
}

const KINDS = ['page', 'section', 'row'] as const;

/**
 * Groups records by page: what its sections share is written once, and the headings above follow from the order.
 *
 * @param placesOf where the sections of a page are in its Markdown
 */
export function packRecords(
  records: readonly SearchRecord[],
  commonWords: string[],
  placesOf?: (url: string) => number[],
): PackedRecords {
  const pages: PackedPage[] = [];
  for (const record of records) {
    const [url = '', anchor = ''] = record.url.split('#');
    const {kind, type, breadcrumb, keywords, inboundLinks, content, code} = record;
    if (kind === 'page')
      pages.push({url, breadcrumb, inboundLinks, ...(placesOf && {places: placesOf(url)}), sections: []});
    const title = titleOf(record);
    const names = record.identifiers.filter((name) => name !== title.toLowerCase());
    const section: PackedSection = [
      anchor,
      KINDS.indexOf(kind) as 0 | 1 | 2,
      LEVELS.indexOf(type),
      title,
      names,
      content,
      code,
    ];
    if (keywords.length > 0) section.push(keywords);
    pages.at(-1)?.sections.push(section);
  }
  return {commonWords, pages};
}

/** Reverses `packRecords`, as far as the search and Ask need. */
export function unpackRecords({pages}: PackedRecords): SearchRecord[] {
  return pages.flatMap(({url, breadcrumb, inboundLinks, places: [start = 0, ...lengths] = [], sections}) => {
    let above: Hierarchy = {
      lvl0: breadcrumb[0] ?? '',
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    let place: Place = [start, start];
    return sections.map(([anchor, kind, depth, title, names, content, code, keywords = []]): SearchRecord => {
      const hierarchy = Object.fromEntries(
        LEVELS.map((level, index) => [level, index < depth ? above[level] : index === depth ? title : null]),
      ) as Hierarchy;
      // The rows of a table are side by side: a row is not above the next.
      if (kind !== 2) {
        above = hierarchy;
        place = [place[1], place[1] + (lengths.shift() ?? 0)];
      }
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
        place,
      };
    });
  });
}
