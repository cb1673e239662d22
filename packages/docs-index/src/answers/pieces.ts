import type {RootContent} from 'mdast';
import {textOfBlock, textOfLine} from '../markdown/text';

/** Blocks that are only understood together, such as a sentence and the table that it introduces. */
export type Piece = readonly RootContent[];

/** Whether a block introduces what follows, as a line or step that ends in a colon does, or the heading of a variant. */
export const announces = (block: RootContent | undefined): boolean =>
  block?.type === 'heading' ||
  ((block?.type === 'paragraph' || block?.type === 'list') && textOfBlock(block).endsWith(':'));

/** Whether a paragraph has a label, as in "**How to tell.** …": what follows belongs to it, until the next one. */
export function isLabeled(block: RootContent | undefined): boolean {
  const first = block?.type === 'paragraph' ? block.children[0] : undefined;
  return first?.type === 'strong' && textOfLine(first).endsWith('.');
}

const BEGINNINGS: readonly RootContent['type'][] = ['paragraph', 'blockquote'];

/** Cuts a section where it may be cut. A list, a table and code stay with the text before them. */
export function piecesOf(blocks: readonly RootContent[]): Piece[] {
  const pieces: RootContent[][] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    const begins =
      block.type === 'heading' || isLabeled(block) || (BEGINNINGS.includes(block.type) && !isLabeled(last?.[0]));
    if (last && (!begins || announces(last.at(-1)))) last.push(block);
    else pieces.push([block]);
  }
  return pieces;
}
