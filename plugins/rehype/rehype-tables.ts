import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Says that heads are those of columns. A corner without words isn't a head. */
export function rehypeTableHeads() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'th') return;
      if (node.children.length) node.properties.scope = 'col';
      else Object.assign(node, {tagName: 'td', properties: {}});
    });
}
