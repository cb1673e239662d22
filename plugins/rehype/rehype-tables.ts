import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Reader views take the element with the most text for the page: of a long table that would be its body. */
const MOST_ROWS = 10;

function splitBody(table: Element): void {
  table.children = table.children.flatMap((part) => {
    if (part.type !== 'element' || part.tagName !== 'tbody') return [part];
    const rows = part.children.filter(({type}) => type === 'element');
    return Array.from({length: Math.ceil(rows.length / MOST_ROWS)}, (_, at) => ({
      ...part,
      children: rows.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS),
    }));
  });
}

/** Says that heads are those of columns, and divides long tables. A corner without words isn't a head. */
export function rehypeTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table') splitBody(node);
      if (node.tagName !== 'th') return;
      if (node.children.length) node.properties.scope = 'col';
      else Object.assign(node, {tagName: 'td', properties: {}});
    });
}
