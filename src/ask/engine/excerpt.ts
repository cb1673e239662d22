import type {ListItem, RootContent, TableRow} from 'mdast';
import {textOfBlock} from '../../lib/markdown/text';
import type {Concept} from '../../search/engine/query';
import {terms} from '../../search/engine/text/tokenize';

/** A quotation ends at the first block or item that ends after this many words. */
const ENOUGH = 120;
const MOST_ROWS = 8;
const MOST_LINES = 40;
/** Words added from further down the section, if its beginning doesn't mention what was asked. */
const MOST_ADDED = 3;
const MOST_ADDED_WORDS = 80;

type Block = RootContent;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The first words of a text that has no structure. */
export const firstWords = (text: string, most = ENOUGH): string => {
  const words = text.split(' ');
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text;
};

/** Whether a block introduces what follows, as a line that ends in a colon does, or the heading of a variant. */
const announces = (block: Block | undefined): boolean =>
  block?.type === 'heading' || (block?.type === 'paragraph' && /:$/.test(textOfBlock(block)));

/** The first items of a list, up to this many words, but at least two: one item isn't a list. */
function firstItems(items: readonly ListItem[], room: number): ListItem[] {
  let words = 0;
  return items.filter((item, place) => (words += wordsOf(textOfBlock(item))) <= room || place < 2);
}

/** Numbered steps stay together. Other lists and tables are cut after their first items. */
function shortened(block: Block, room: number): Block {
  if (block.type === 'list' && !block.ordered) return {...block, children: firstItems(block.children, room)};
  return block.type === 'table' ? {...block, children: block.children.slice(0, MOST_ROWS + 1)} : block;
}

const isTooLong = (block: Block): boolean => block.type === 'code' && block.value.split('\n').length > MOST_LINES;

/** The parts of a question that a text mentions. */
function saidIn(text: string, asked: readonly Concept[]): Concept[] {
  const own = new Set(terms(text));
  return asked.filter(({alternatives}) => alternatives.some((one) => one.terms.every((term) => own.has(term))));
}

/** The part of a block that mentions the question: rows, items, or the whole paragraph or admonition. */
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

/** Adds rows or paragraphs for parts of the question that the quotation doesn't mention, if the section has some. */
function withMissing(quoted: readonly Block[], blocks: readonly Block[], concepts: readonly Concept[]): Block[] {
  const said = quoted.map((block) => (block.type === 'code' ? block.value : textOfBlock(block))).join(' ');
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
  if (shown?.type === 'table' && part.type === 'table')
    return replaced(quoted, place, {...shown, children: [...shown.children, ...part.children.slice(1)]});
  if (shown?.type === 'list' && part.type === 'list')
    return replaced(quoted, place, {...shown, children: [...shown.children, ...part.children]});
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
    const own = block.type === 'code' ? 0 : wordsOf(textOfBlock(short));
    const belongs = before === undefined || announces(before) || (block.type === 'code' && before.type !== 'code');
    if (isTooLong(block) || (!belongs && words + own > enough)) break;
    quoted.push(short);
    words += own;
  }
  while (quoted.length > 1 && announces(quoted.at(-1))) quoted.pop();
  return withMissing(quoted, blocks, concepts);
}
