import type {ListItem, RootContent, Table, TableRow} from 'mdast';
import {textOfBlock} from '../markdown/text';
import {type Piece, announces, isLabeled, piecesOf} from './pieces';
import {type Asked, allTextOf, coverage, isAbout, standOut} from './relevance';

declare module 'mdast' {
  interface ListData {
    /** Number of items that an excerpt leaves out. */
    left?: number;
  }
  interface TableData {
    /** Number of rows that an excerpt leaves out. */
    left?: number;
  }
}

type Block = RootContent;

export interface Excerpt {
  blocks: Block[];
  /** Whether nothing is left out. */
  isWhole: boolean;
}

/** A quotation ends at the first block or item that ends after this many words. */
const ENOUGH = 90;
/** A section of so few words is quoted as it is. */
const SHORT = 50;
const MOST_ROWS = 8;
/** A table or list of so few rows or items stays whole. */
const FEW = 4;
const MOST_LINES = 40;
/** Code of so few lines comes with the text before it, whether it mentions what is asked or not. */
const FEW_LINES = 12;
/** What a piece has to stand out by, so that the rest of its section is left out; and what a row has to. */
const CLEARLY = 0.15;
const ROW_CLEARLY = 0.1;
/** What stands out by this share of what the best does is quoted, too. */
const AS_CLEARLY = 0.5;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const linesOf = (block: Block): number => (block.type === 'code' ? block.value.split('\n').length : 0);

/** Words of blocks without their code. */
const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'code' ? 0 : wordsOf(textOfBlock(block))), 0);

/** The first words of a text that has no structure. */
export const firstWords = (text: string): string => {
  const words = text.split(' ');
  return words.length > ENOUGH ? `${words.slice(0, ENOUGH).join(' ')} …` : text;
};

/** The first items of a list, up to this many words, but at least two: one item isn't a list. */
function firstItems(items: readonly ListItem[], room: number): ListItem[] {
  let words = 0;
  return items.filter((item, place) => (words += wordsOf(textOfBlock(item))) <= room || place < 2);
}

/** The rows or items that answer; null where none stands out. What a row is called says more than its other cells. */
function matching<T extends ListItem | TableRow>(parts: readonly T[], asked: Asked): T[] | null {
  const named = standOut(
    parts.map((part) => (part.type === 'tableRow' && part.children[0] ? allTextOf(part.children[0]) : '')),
    asked,
  );
  const texts = parts.map(allTextOf);
  const values = standOut(texts, asked).map((value, at) => value + (named[at] ?? 0));
  const best = Math.max(...values);
  const covered = coverage(texts, asked);
  // One that leaves out what the others mention is about something else.
  const isAside = (covered[values.indexOf(best)] ?? 0) < Math.max(...covered);
  if (best < ROW_CLEARLY || isAside) return null;
  return parts.filter((_, at) => (values[at] ?? 0) >= best * AS_CLEARLY).slice(0, MOST_ROWS);
}

/** A row that stands out alone has the one beside it, because a single row says little. */
function withRows(table: Table, kept: readonly TableRow[]): Table {
  const rows = table.children.slice(1);
  const beside =
    Math.max(
      1,
      rows.findIndex((row) => row === kept[0]),
    ) - 1;
  const shown = kept.length === 1 ? rows.slice(beside, beside + 2) : kept;
  return {...table, children: [...table.children.slice(0, 1), ...shown], data: {left: rows.length - shown.length}};
}

/** A table or list with the rows or items that answer, or else the first ones. Numbered steps stay together. */
function shortened(block: Block, asked: Asked, room: number): Block {
  if (block.type === 'table') {
    const rows = block.children.slice(1);
    const kept = rows.length <= FEW ? rows : matching(rows, asked);
    // One row alone says little where the others can be there, too.
    const isAlone = kept?.length === 1 && rows.length <= MOST_ROWS;
    return withRows(block, kept && !isAlone ? kept : rows.slice(0, MOST_ROWS));
  }
  if (block.type === 'list' && !block.ordered && block.children.length > FEW) {
    const kept =
      wordsIn([block]) > SHORT ? (matching(block.children, asked) ?? firstItems(block.children, room)) : block.children;
    return {...block, children: kept, data: {left: block.children.length - kept.length}};
  }
  return block;
}

/** Nothing is introduced that isn't quoted. */
function withoutLoose(quoted: readonly Block[]): Block[] {
  const last = quoted.findLastIndex((block) => !announces(block));
  return last < 0 ? [...quoted] : quoted.slice(0, last + 1);
}

/** The beginning of a section: whole paragraphs, with their code, steps or table. */
function beginning(blocks: readonly Block[], asked: Asked, enough: number): Block[] {
  const quoted: Block[] = [];
  let words = 0;
  for (const block of blocks) {
    const before = quoted.at(-1);
    const short = shortened(block, asked, enough - words);
    const own = wordsIn([short]);
    const belongs =
      before === undefined ||
      announces(before) ||
      (block.type === 'code' && before.type !== 'code') ||
      // A symptom answers nothing without its remedies.
      (block.type === 'list' && isLabeled(before));
    if (linesOf(block) > MOST_LINES || (!belongs && words + own > enough)) {
      // What follows the first sentence of a section may be all that it says, so its rows that answer are quoted.
      const rows = block.type === 'table' && quoted.length === 1 ? matching(block.children.slice(1), asked) : null;
      if (block.type === 'table' && rows) quoted.push(withRows(block, rows));
      break;
    }
    quoted.push(short);
    words += own;
  }
  return withoutLoose(quoted);
}

/** What is quoted of a piece: code only if it's introduced, short, or about the question. */
function quotedOf(piece: Piece, asked: Asked, stands: boolean): Block[] {
  const quoted = piece.filter((block, at) => {
    if (block.type !== 'code') return true;
    const lines = linesOf(block);
    return (
      lines <= MOST_LINES && (announces(piece[at - 1]) || (stands && lines <= FEW_LINES) || isAbout(block.value, asked))
    );
  });
  return withoutLoose(quoted.map((block) => shortened(block, asked, ENOUGH)));
}

/** The pieces of a section that stand out, in order; null where none does. */
function answering(pieces: readonly Piece[], asked: Asked, enough: number): Block[] | null {
  const values = standOut(
    pieces.map((piece) => piece.map(allTextOf).join(' ')),
    asked,
  );
  const best = Math.max(...values);
  if (best < CLEARLY) return null;
  const stands = (at: number) => (values[at] ?? 0) >= best * AS_CLEARLY;
  const quoted = new Map<number, Block[]>();
  const quote = (at: number) => quoted.set(at, quotedOf(pieces[at] ?? [], asked, stands(at)));
  // The first sentences of a section are its answer in short.
  quote(0);
  const isFull = (at: number) =>
    wordsIn([...[...quoted.values()].flat(), ...quotedOf(pieces[at] ?? [], asked, true)]) > enough;
  const order = [...pieces.keys()].filter(stands).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  for (const [place, at] of order.entries()) if (place === 0 || !isFull(at)) quote(at);
  return [...quoted].sort(([a], [b]) => a - b).flatMap(([, blocks]) => blocks);
}

/**
 * The part of a section that answers a question, cut where it reads well: the pieces that stand out by what they mention
 * of it, or else the beginning.
 *
 * @param enough number of words after which no other piece is added
 */
export function excerpt(blocks: readonly Block[], asked: Asked, enough = ENOUGH): Excerpt {
  const isShort = wordsIn(blocks) <= SHORT && blocks.every((block) => linesOf(block) <= FEW_LINES);
  const pieces = piecesOf(blocks);
  const found = isShort || pieces.length < 2 ? null : answering(pieces, asked, enough);
  const quoted = found ?? beginning(blocks, asked, enough);
  const isCut = (block: Block) => (block.type === 'table' || block.type === 'list') && Boolean(block.data?.left);
  return {blocks: quoted, isWhole: quoted.length === blocks.length && !quoted.some(isCut)};
}
