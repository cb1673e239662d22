import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A shorter table isn't worth being drawn later. */
const MINIMUM_LETTERS = 400;

/** Says of long tables how much is in them, so that browsers know their height before they draw them. */
export function rehypeTableSizes() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      let rows = 0;
      visit(node, 'element', ({tagName}) => {
        if (tagName === 'tr') rows += 1;
      });
      const letters = toString(node).length;
      if (letters >= MINIMUM_LETTERS) Object.assign(node.properties, {dataRows: rows, dataLetters: letters});
    });
}
