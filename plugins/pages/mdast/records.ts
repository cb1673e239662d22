import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/**
 * A table that a narrow screen shows as one record a row (src/css/docs/tables.css): every cell carries the name of its
 * column.
 */
export function asRecords(node: Table, classes: readonly string[] = []): Table {
  const [head, ...rows] = node.children;
  const labels = head?.children.map((cell) => toString(cell)) ?? [];
  node.data = {hProperties: {className: ['records', ...classes]}};
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      const label = labels[column];
      if (label) cell.data = {hProperties: {'data-label': label}};
    });
  }
  return node;
}
