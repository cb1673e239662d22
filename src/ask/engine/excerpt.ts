import type {Concept} from '../../search/engine/query';
import {terms} from '../../search/engine/text/tokenize';
import {type Block, type Inline, plainOf, textOfBlock} from './passages';

/** Words after which a quotation ends, at the end of a block or of an item. */
const ENOUGH = 120;
const MOST_ROWS = 8;
const MOST_LINES = 40;
/** What is added from further down, when the beginning leaves out what was asked. */
const MOST_ADDED = 3;
const MOST_ADDED_WORDS = 80;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Whether a text announces what comes after it. */
const announces = (block: Block | undefined): boolean => block?.kind === 'text' && /:$/.test(plainOf(block.text));

/** First items of a list, up to so many words; two at least, for one is none. */
function firstItems(items: readonly Inline[], room: number): Inline[] {
  let words = 0;
  return items.filter((item, place) => (words += wordsOf(plainOf(item))) <= room || place < 2);
}

/** The steps of a list belong together; of other lists and of tables, the first are enough. */
function shortened(block: Block, room: number): Block {
  if (block.kind === 'list' && !block.ordered) return {...block, items: firstItems(block.items, room)};
  return block.kind === 'table' ? {...block, rows: block.rows.slice(0, MOST_ROWS)} : block;
}

const isTooLong = (block: Block): boolean => block.kind === 'code' && block.text.split('\n').length > MOST_LINES;

/** Parts of a question that a text speaks of. */
function saidIn(text: string, asked: readonly Concept[]): Concept[] {
  const own = new Set(terms(text));
  return asked.filter(({alternatives}) => alternatives.some((one) => one.terms.every((term) => own.has(term))));
}

/** What a block says of a question: the rows or items that speak of it, or the whole paragraph. */
function partAbout(block: Block, asked: readonly Concept[]): Block | undefined {
  const about = <T>(parts: readonly T[], textOf: (part: T) => string): T[] =>
    parts.filter((part) => saidIn(textOf(part), asked).length > 0).slice(0, MOST_ADDED);
  if (block.kind === 'table') return {...block, rows: about(block.rows, (row) => row.map(plainOf).join(' '))};
  if (block.kind === 'list' && !block.ordered) return {...block, items: about(block.items, plainOf)};
  return block.kind === 'text' && !announces(block) ? block : undefined;
}

/** Adds what speaks of the parts of a question that the quotation leaves out, where the section has it. */
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
 * The beginning of a section, to a natural end: whole paragraphs, with the code, steps or table that belong to them.
 *
 * @param concepts what the question asks for: the row or paragraph further down that speaks of the rest is added
 * @param enough words after which no other block is begun
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
