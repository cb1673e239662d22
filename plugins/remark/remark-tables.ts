import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {asRecords} from '../pages/mdast/records';

/** Columns that a phone shows side by side without squeezing their words. */
const NARROW_COLUMNS = 2;

/** Wider tables become records on a narrow screen. Comes after the plugins that write tables. */
export function remarkTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'table', (node) => {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns > NARROW_COLUMNS && !node.data) asRecords(node);
    });
  };
}
