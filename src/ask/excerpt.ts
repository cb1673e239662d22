import {type Block, type Inline, plainOf, textOfBlock} from './passages';

/** Words after which a quotation ends, at the end of a block or of an item. */
const ENOUGH = 120;
const MOST_ROWS = 8;
const MOST_LINES = 40;

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

/**
 * The beginning of a section, to a natural end: whole paragraphs, with the code, steps or table that belong to them.
 *
 * @param enough words after which no other block is begun
 */
export function excerpt(blocks: readonly Block[], enough = ENOUGH): Block[] {
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
  return announces(quoted.at(-1)) && quoted.length > 1 ? quoted.slice(0, -1) : quoted;
}
