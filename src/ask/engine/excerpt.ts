import type {ListItem, RootContent, TableRow} from 'mdast';
import {textOfBlock} from '../../lib/markdown/text';
import type {Concept} from '../../search/engine/query';
import {terms} from '../../search/engine/text/tokenize';

/** Words after which a quotation ends, at the end of a block or of an item. */
const ENOUGH = 120;
const MOST_ROWS = 8;
const MOST_LINES = 40;
/** What is added from further down, when the beginning leaves out what was asked. */
const MOST_ADDED = 3;
const MOST_ADDED_WORDS = 80;

type Block = RootContent;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The first words of a text that has no structure. */
export const firstWords = (text: string, most = ENOUGH): string => {
  const words = text.split(' ');
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text;
};

/** Whether a block announces what comes after it: with a colon, or as the heading of a variant. */
const announces = (block: Block | undefined): boolean =>
  block?.type === 'heading' || (block?.type === 'paragraph' && /:$/.test(textOfBlock(block)));

/** First items of a list, up to so many words; two at least, for one is none. */
function firstItems(items: readonly ListItem[], room: number): ListItem[] {
  let words = 0;
  return items.filter((item, place) => (words += wordsOf(textOfBlock(item))) <= room || place < 2);
}

/** The steps of a list belong together; of other lists and of tables, the first are enough. */
function shortened(block: Block, room: number): Block {
  if (block.type === 'list' && !block.ordered) return {...block, children: firstItems(block.children, room)};
  return block.type === 'table' ? {...block, children: block.children.slice(0, MOST_ROWS + 1)} : block;
}

const isTooLong = (block: Block): boolean => block.type === 'code' && block.value.split('\n').length > MOST_LINES;

/** Parts of a question that a text speaks of. */
function saidIn(text: string, asked: readonly Concept[]): Concept[] {
  const own = new Set(terms(text));
  return asked.filter(({alternatives}) => alternatives.some((one) => one.terms.every((term) => own.has(term))));
}

/** What a block says of a question: the rows or items that speak of it, or the whole paragraph or admonition. */
function partAbout(block: Block, asked: readonly Concept[]): Block | undefined {
  const about = <T extends ListItem | TableRow>(parts: readonly T[]): T[] =>
    parts.filter((part) => saidIn(textOfBlock(part), asked).length > 0).slice(0, MOST_ADDED);
  if (block.type === 'table') {
    return {...block, children: [...block.children.slice(0, 1), ...about(block.children.slice(1))]};
  }
  if (block.type === 'list' && !block.ordered) return {...block, children: about(block.children)};
  return block.type === 'blockquote' || (block.type === 'paragraph' && !announces(block)) ? block : undefined;
}

const replaced = (blocks: readonly Block[], place: number, by: Block): Block[] =>
  blocks.map((block, at) => (at === place ? by : block));

/** Adds what speaks of the parts of a question that the quotation leaves out, where the section has it. */
function withMissing(quoted: readonly Block[], blocks: readonly Block[], concepts: readonly Concept[]): Block[] {
  const said = quoted.map((block) => (block.type === 'code' ? block.value : textOfBlock(block))).join(' ');
  const known = saidIn(said, concepts);
  const missing = concepts.filter((concept) => concept.weight === 1 && !known.includes(concept));
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
  if (shown?.type === 'table' && part.type === 'table')
    return replaced(quoted, place, {...shown, children: [...shown.children, ...part.children.slice(1)]});
  if (shown?.type === 'list' && part.type === 'list')
    return replaced(quoted, place, {...shown, children: [...shown.children, ...part.children]});
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
    const own = block.type === 'code' ? 0 : wordsOf(textOfBlock(short));
    const belongs = before === undefined || announces(before) || (block.type === 'code' && before.type !== 'code');
    if (isTooLong(block) || (!belongs && words + own > enough)) break;
    quoted.push(short);
    words += own;
  }
  while (quoted.length > 1 && announces(quoted.at(-1))) quoted.pop();
  return withMissing(quoted, blocks, concepts);
}
