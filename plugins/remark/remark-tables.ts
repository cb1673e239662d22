import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Columns that a phone shows side by side without squeezing their words. */
const NARROW_COLUMNS = 2;

/**
 * Wider tables, and those of data, become one record a row on a narrow screen (src/css/docs/tables.css): every cell carries the
 * name of its column. Comes after the plugins that write tables.
 */
export function remarkTables(): Transformer<Root> {
  return (tree) =>
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      const labels = head?.children.map((cell) => toString(cell)) ?? [];
      if (labels.length > NARROW_COLUMNS) table.data ??= {hProperties: {className: ['records']}};
      if (!table.data) return;
      for (const {children} of rows)
        for (const [column, cell] of children.entries())
          if (labels[column]) cell.data = {hProperties: {'data-label': labels[column]}};
    });
}
