import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/**
 * A table that a narrow screen shows as one record a row (src/css/docs/tables.css): every cell carries the name of its
 * column. Roles are written out because a changed `display` drops them.
 */
export function asRecords(node: Table, classes: readonly string[] = []): Table {
  const head = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
  node.data = {hProperties: {className: ['records', ...classes], role: 'table'}};
  node.children.forEach((row, rowIndex) => {
    row.data = {hProperties: {role: 'row'}};
    row.children.forEach((cell, column) => {
      const label = head[column];
      const isHeader = rowIndex === 0 && label;
      cell.data = {
        hProperties: {
          role: isHeader ? 'columnheader' : 'cell',
          ...(rowIndex > 0 && label && {'data-label': label}),
        },
      };
    });
  });
  return node;
}
