import {LEVELS, type Hierarchy, type SearchRecord, titleOf} from '../record';

/** `[anchor, kind, depth, title, content, code, names]`; the page's own section has no anchor. */
type PackedSection = [
  anchor: string,
  kind: 0 | 1 | 2,
  depth: number,
  title: string,
  content: string,
  code: string,
  names: string[],
];

interface PackedPage {
  url: string;
  breadcrumb: string[];
  keywords: string[];
  inboundLinks: number;
  sections: PackedSection[];
}

export interface PackedRecords {
  /** Words that are on every page, such as the name of the tool. */
  commonWords: string[];
  pages: PackedPage[];
}

const KINDS = ['page', 'section', 'row'] as const;

/** Writes records once per page instead of once per section: what repeats is left out, and made again from the order. */
export function packRecords(records: readonly SearchRecord[], commonWords: string[]): PackedRecords {
  const pages: PackedPage[] = [];
  for (const record of records) {
    const [url = '', anchor = ''] = record.url.split('#');
    if (record.kind === 'page')
      pages.push({
        url,
        breadcrumb: record.breadcrumb,
        keywords: record.keywords,
        inboundLinks: record.inboundLinks,
        sections: [],
      });
    // Names that a section only mentions are in its text.
    const names =
      record.kind === 'row' ? record.identifiers.filter((name) => name !== titleOf(record).toLowerCase()) : [];
    pages
      .at(-1)
      ?.sections.push([
        anchor,
        KINDS.indexOf(record.kind) as 0 | 1 | 2,
        LEVELS.indexOf(record.type),
        titleOf(record),
        record.content,
        record.code,
        names,
      ]);
  }
  return {commonWords, pages};
}

/** Reverses `packRecords`. */
export function unpackRecords({pages}: PackedRecords): SearchRecord[] {
  return pages.flatMap(({url, breadcrumb, keywords, inboundLinks, sections}) => {
    let above: Hierarchy = {
      lvl0: breadcrumb[0] ?? '',
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    return sections.map(([anchor, kind, depth, title, content, code, names]): SearchRecord => {
      const hierarchy = Object.fromEntries(
        LEVELS.map((level, index) => [level, index < depth ? above[level] : index === depth ? title : null]),
      ) as Hierarchy;
      // The rows of a table are side by side: a row isn't above the next.
      if (kind !== 2) above = hierarchy;
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
        keywords: kind === 0 ? keywords : [],
      };
    });
  });
}
