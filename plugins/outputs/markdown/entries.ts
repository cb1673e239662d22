import type {Nodes, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {textOfLine} from 'docs-index/markdown/text';
import {attributeOf} from '../../pages/mdast/element';

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
  let entry: Entry | undefined;
  let isRemoved = false;
  if (first)
    visit(first as Nodes, 'mdxJsxTextElement', (node) => {
      const id = 'name' in node && node.name === 'Anchor' ? attributeOf(node, 'id') : undefined;
      if (id && !entry) entry = {id, title: textOfLine(node), isRemoved: false};
      isRemoved ||= 'name' in node && node.name === 'ReleaseMark' && attributeOf(node, 'kind') === 'removed';
    });
  return entry && {...entry, isRemoved};
}
