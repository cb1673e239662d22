import type {Packed, PlainBody} from '../../search/engine/pack';

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

/** The sections of the search index once more, with their structure: what Ask quotes from. */
export type Passages = Packed<Block[]>;

export const plainOf = (inline: Inline): string => (typeof inline === 'string' ? inline : inline.join(''));

/** Longest cell that needs the name of its column, in characters: `bool` alone says nothing. */
const LONG_CELL = 24;

/** A row as text. The long cells say what it's for, so they come first, where a snippet shows them. */
function textOfRow([first, ...rest]: [column: string, text: Inline][]): string {
  const cells = rest.map(([column, cell]) => ({column, text: plainOf(cell)})).filter(({text}) => text !== '');
  const long = cells.filter(({text}) => text.length > LONG_CELL).map(({text}) => text);
  const short = cells.filter(({text}) => text.length <= LONG_CELL).map(({column, text}) => `${column}: ${text}`);
  return [...long, ...short, first ? plainOf(first[1]) : ''].filter(Boolean).join(' · ');
}

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
      return textOfRow(block.cells);
    case 'code':
      return '';
  }
}

/** What the blocks of a section say, in the form that the search reads. */
export const plainBody = (blocks: readonly Block[]): PlainBody => [
  blocks.map(textOfBlock).filter(Boolean).join(' '),
  blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : [])).join('\n'),
];

/** Blocks of every section, by its address. */
export function blocksByUrl({pages}: Passages): Map<string, Block[]> {
  return new Map(
    pages.flatMap(({url, sections}) =>
      sections.map(([anchor, , , , , blocks]) => [anchor ? `${url}#${anchor}` : url, blocks] as const),
    ),
  );
}
