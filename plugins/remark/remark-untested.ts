import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {EFFECTS} from 'compose-check/data/engine-schema';
import {UNTESTED_PAGE, untestedAnchor} from '../../src/data/untested-schema';
import {untestedAbout} from '../pages/data/untested';
import {link, text} from '../pages/mdast/build';

const BLOCKS = new Set(['paragraph', 'tableRow']);
const WORD = EFFECTS.unknown;

/** What a paragraph or row says. Cells are kept apart, so that their words don't run together. */
export const statementOf = (block: Nodes): string =>
  block.type === 'tableRow' ? block.children.map((cell) => toString(cell)).join(' | ') : toString(block);

/** Links each "Untested" to the sentence that says why, and how to find out. The words of the data tell which one. */
export function remarkUntested(): Transformer<Root> {
  return (tree) => {
    visit(tree, (block) => {
      if (!BLOCKS.has(block.type)) return CONTINUE;
      const statement = statementOf(block);
      const entry = statement.includes(WORD) ? untestedAbout(statement) : undefined;
      if (entry) linkWord(block, `${UNTESTED_PAGE}#${untestedAnchor(entry.id)}`);
      return SKIP;
    });
  };
}

/** Links the word where emphasis, a word of support or a cell begins with it, unless it's part of a link. */
function linkWord(block: Nodes, target: string): void {
  visit(block, (node, index, parent) => {
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text' || parent === undefined || parent === null || index === undefined) return CONTINUE;
    if (parent.type === 'paragraph' || !new RegExp(`^${WORD}\\b`).test(node.value)) return CONTINUE;
    const rest = node.value.slice(WORD.length);
    parent.children.splice(index, 1, link(target, text(WORD)), ...(rest ? [text(rest)] : []));
    return [SKIP, index + 1];
  });
}
