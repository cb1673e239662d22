import type {Link, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {plainInline} from 'compose-check/inline-markdown';
import {EFFECTS} from 'compose-check/data/engine-schema';
import {type Untested, UNTESTED_PAGE, untestedAnchor} from '../../src/data/untested-schema';
import {untestedAbout} from '../pages/data/facts';
import {link, words} from '../pages/mdast/build';

const BLOCKS = new Set(['paragraph', 'tableRow']);
const WORD = EFFECTS.unknown;

/** What a paragraph or row says. Cells are kept apart, so that their words don't run together. */
export const statementOf = (block: Nodes): string =>
  block.type === 'tableRow' ? block.children.map((cell) => toString(cell)).join(' | ') : toString(block);

/** Makes each "Untested" a mark, which says why on hover, and links to what would settle it. The words of the data tell which one. */
export function remarkUntested(): Transformer<Root> {
  return (tree) => {
    visit(tree, (block) => {
      if (!BLOCKS.has(block.type)) return CONTINUE;
      const statement = statementOf(block);
      const entry = statement.includes(WORD) ? untestedAbout(statement) : undefined;
      if (entry) markWord(block, entry);
      return SKIP;
    });
  };
}

function mark({id, reason, settles}: Untested, isBadge: boolean): Link {
  const title = plainInline(`${reason} ${settles}`);
  const hProperties = {title, ...(isBadge && {className: ['badge']})};
  return {...link(`${UNTESTED_PAGE}#${untestedAnchor(id)}`, WORD), data: {hProperties}};
}

/** Marks the word where emphasis, a word of support or a cell begins with it, unless it's part of a link. */
function markWord(block: Nodes, entry: Untested): void {
  visit(block, (node, index, parent) => {
    if (node.type === 'link') return SKIP;
    if (node.type === 'emphasis' && toString(node) === WORD && parent && index !== undefined) {
      (parent.children as Nodes[]).splice(index, 1, mark(entry, true));
      return [SKIP, index + 1];
    }
    if (node.type !== 'text' || !parent || index === undefined) return CONTINUE;
    if (parent.type === 'paragraph' || !new RegExp(`^${WORD}\\b`).test(node.value)) return CONTINUE;
    const rest = node.value.slice(WORD.length);
    // A word of support has a dot already.
    const made = [mark(entry, parent.type === 'tableCell'), ...words(rest && rest)];
    (parent.children as Nodes[]).splice(index, 1, ...made);
    return [SKIP, index + 1];
  });
}
