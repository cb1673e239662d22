import type {PackedRecords} from '../search/embedded/pack';

/** Running text. A list alternates plain text and code, beginning with plain text. */
export type Inline = string | string[];

/** What a section is made of, in reading order. */
export type Block =
  | {kind: 'text'; text: Inline}
  | {kind: 'list'; ordered: boolean; items: Inline[]}
  | {kind: 'code'; lang: string; title: string; text: string}
  | {kind: 'table'; head: Inline[]; rows: Inline[][]}
  /** One row of a table that has its own anchor: name of the column and its cell. */
  | {kind: 'row'; cells: [column: string, text: Inline][]};

/** `[anchor, kind, depth, title, names, blocks]`; numbers as in PackedRecords of the search index. */
type PassageSection = [anchor: string, kind: 0 | 1 | 2, depth: number, title: string, names: string[], blocks: Block[]];

interface PassagePage {
  url: string;
  breadcrumb: string[];
  keywords: string[];
  /** Number of links from other pages, a measure of weight. */
  inboundLinks: number;
  sections: PassageSection[];
}

/** The sections of the search index once more, with their structure: what Ask quotes from. */
export interface Passages {
  commonWords: string[];
  pages: PassagePage[];
}

export const plainOf = (inline: Inline): string => (typeof inline === 'string' ? inline : inline.join(''));

/** Everything that a block says, as plain text, code blocks left out. */
export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plainOf(block.text);
    case 'list':
      return block.items.map(plainOf).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(plainOf).filter(Boolean).join(' · ')).join(' ');
    case 'row':
      return block.cells.map(([, cell]) => plainOf(cell)).join(' · ');
    case 'code':
      return '';
  }
}

/** Makes the packed records of the search engine from passages, so that Ask finds sections as search does. */
export function searchRecordsOf({commonWords, pages}: Passages): PackedRecords {
  return {
    commonWords,
    pages: pages.map(({sections, ...page}) => ({
      ...page,
      sections: sections.map(([anchor, kind, depth, title, names, blocks]) => {
        const content = blocks.map(textOfBlock).filter(Boolean).join(' ');
        const code = blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : [])).join('\n');
        return [anchor, kind, depth, title, content, code, names];
      }),
    })),
  };
}

/** Blocks of every section, by its address. */
export function blocksByUrl({pages}: Passages): Map<string, Block[]> {
  return new Map(
    pages.flatMap(({url, sections}) =>
      sections.map(([anchor, , , , , blocks]) => [anchor ? `${url}#${anchor}` : url, blocks] as const),
    ),
  );
}
