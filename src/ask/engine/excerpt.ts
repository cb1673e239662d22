import type {Concept} from '../../search/engine/query';
import {terms} from '../../search/engine/text/tokenize';
import {type Block, type Inline, plainOf, textOfBlock} from './passages';

/** A quotation ends at the first block or item that ends after this many words. */
const ENOUGH = 120;
const MOST_ROWS = 8;
const MOST_LINES = 40;
/** Words added from further down the section, if its beginning doesn't mention what was asked. */
const MOST_ADDED = 3;
const MOST_ADDED_WORDS = 80;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Whether a text introduces what follows, as a line that ends in a colon does. */
const announces = (block: Block | undefined): boolean => block?.kind === 'text' && /:$/.test(plainOf(block.text));

/** The first items of a list, up to this many words, but at least two: one item isn't a list. */
function firstItems(items: readonly Inline[], room: number): Inline[] {
  let words = 0;
  return items.filter((item, place) => (words += wordsOf(plainOf(item))) <= room || place < 2);
}

/** Numbered steps stay together. Other lists and tables are cut after their first items. */
function shortened(block: Block, room: number): Block {
  if (block.kind === 'list' && !block.ordered) return {...block, items: firstItems(block.items, room)};
  return block.kind === 'table' ? {...block, rows: block.rows.slice(0, MOST_ROWS)} : block;
}

const isTooLong = (block: Block): boolean => block.kind === 'code' && block.text.split('\n').length > MOST_LINES;

/** The parts of a question that a text mentions. */
function saidIn(text: string, asked: readonly Concept[]): Concept[] {
  const own = new Set(terms(text));
  return asked.filter(({alternatives}) => alternatives.some((one) => one.terms.every((term) => own.has(term))));
}

/** The part of a block that mentions the question: rows, items, or the whole paragraph. */
function partAbout(block: Block, asked: readonly Concept[]): Block | undefined {
  const about = <T>(parts: readonly T[], textOf: (part: T) => string): T[] =>
    parts.filter((part) => saidIn(textOf(part), asked).length > 0).slice(0, MOST_ADDED);
  if (block.kind === 'table') return {...block, rows: about(block.rows, (row) => row.map(plainOf).join(' '))};
  if (block.kind === 'list' && !block.ordered) return {...block, items: about(block.items, plainOf)};
  return block.kind === 'text' && !announces(block) ? block : undefined;
}

/** Adds rows or paragraphs for parts of the question that the quotation doesn't mention, if the section has some. */
function withMissing(quoted: readonly Block[], blocks: readonly Block[], concepts: readonly Concept[]): Block[] {
  const said = quoted.map((block) => (block.kind === 'code' ? block.text : textOfBlock(block))).join(' ');
  const alreadySaid = saidIn(said, concepts);
  const missing = concepts.filter((concept) => concept.weight === 1 && !alreadySaid.includes(concept));
  let best: {place: number; part: Block; count: number} | undefined;
  for (const [place, block] of blocks.entries()) {
    const part = partAbout(block, missing);
    const text = part ? textOfBlock(part) : '';
    const count = saidIn(text, missing).length;
    if (part && count > (best?.count ?? 0) && wordsOf(text) <= MOST_ADDED_WORDS) best = {place, part, count};
  }
  if (!best) return [...quoted];
  const {place, part} = best;
  const shown = quoted[place];
  if (shown?.kind === 'table' && part.kind === 'table')
    return quoted.map((block) => (block === shown ? {...shown, rows: [...shown.rows, ...part.rows]} : block));
  if (shown?.kind === 'list' && part.kind === 'list')
    return quoted.map((block) => (block === shown ? {...shown, items: [...shown.items, ...part.items]} : block));
  return [...quoted, part];
}

/**
 * The beginning of a section, cut where it reads well: whole paragraphs, with their code, steps or table.
 *
 * @param concepts what the question asks for; rows or paragraphs further down that mention the rest are added
 * @param enough number of words after which no other block is added
 */
export function excerpt(blocks: readonly Block[], concepts: readonly Concept[] = [], enough = ENOUGH): Block[] {
  const quoted: Block[] = [];
  let words = 0;
  for (const block of blocks) {
    const before = quoted.at(-1);
    const short = shortened(block, enough - words);
    const own = block.kind === 'code' ? 0 : wordsOf(textOfBlock(short));
    const belongs = before === undefined || announces(before) || (block.kind === 'code' && before.kind !== 'code');
    if (isTooLong(block) || (!belongs && words + own > enough)) break;
    quoted.push(short);
    words += own;
  }
  const whole = announces(quoted.at(-1)) && quoted.length > 1 ? quoted.slice(0, -1) : quoted;
  return withMissing(whole, blocks, concepts);
}
