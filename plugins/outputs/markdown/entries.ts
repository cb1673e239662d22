import type {Nodes, TableRow} from 'mdast';
import {textOfLine} from 'docs-index/markdown/text';
import {attributeOf, findNode, isNamed} from '../../pages/mdast/element';

/** A row of a table, or an item of a list, that has an anchor of its own: a flag, a key, a message, a sample. */
export interface Entry {
  id: string;
  title: string;
  isRemoved: boolean;
}

declare module 'mdast' {
  interface TableRowData {
    entry?: Entry | undefined;
  }
  interface ListItemData {
    entry?: Entry | undefined;
  }
  interface Data {
    /** It names what other pages explain, which search finds there. */
    isIndex?: boolean;
  }
}

/** The entry that a row is, by the first cell as the page has it. */
export function entryOfRow({children: [first]}: TableRow): Entry | undefined {
  const anchor = first && findNode(first, (node) => isNamed(node, 'Anchor'));
  const id = anchor && attributeOf(anchor, 'id');
  if (!first || !anchor || !id) return undefined;
  const isRemoval = (node: Nodes) => isNamed(node, 'ReleaseMark') && attributeOf(node, 'kind') === 'removed';
  return {id, title: textOfLine(anchor), isRemoved: findNode(first, isRemoval) !== undefined};
}
