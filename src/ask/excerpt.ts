import {type Block, plainOf, textOfBlock} from './passages';

/** Words after which a quotation ends with the block it is in. */
const ENOUGH = 120;
/** What is quoted of a list without order, or of a table. */
const MOST_ITEMS = 8;
const MOST_LINES = 40;

const wordsIn = (block: Block): number => textOfBlock(block).split(/\s+/).length;

/** Whether a text announces what comes after it. */
const announces = (block: Block | undefined): boolean => block?.kind === 'text' && /:$/.test(plainOf(block.text));

/** The steps of a list belong together; of other lists and of tables, the first are enough. */
function shortened(block: Block): Block {
  if (block.kind === 'list' && !block.ordered) return {...block, items: block.items.slice(0, MOST_ITEMS)};
  return block.kind === 'table' ? {...block, rows: block.rows.slice(0, MOST_ITEMS)} : block;
}

const isTooLong = (block: Block): boolean => block.kind === 'code' && block.text.split('\n').length > MOST_LINES;

/** The beginning of a section, to a natural end: whole blocks, with the code, steps or table that a text announces. */
export function excerpt(blocks: readonly Block[], enough = ENOUGH): Block[] {
  const quoted: Block[] = [];
  let words = 0;
  for (const block of blocks) {
    const belongs = announces(quoted.at(-1)) || (block.kind === 'code' && quoted.at(-1)?.kind !== 'code');
    if (isTooLong(block) || (words > 0 && !belongs && words + wordsIn(block) > enough)) break;
    quoted.push(shortened(block));
    words += block.kind === 'code' ? 0 : wordsIn(shortened(block));
  }
  return announces(quoted.at(-1)) && quoted.length > 1 ? quoted.slice(0, -1) : quoted;
}
