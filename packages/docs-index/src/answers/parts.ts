import type {List, ListItem, RootContent, TableCell, TableRow} from 'mdast';
import {type Span, spansOf} from '../markdown/span';
import {textOfLine} from '../markdown/text';
import type {BodyPart} from './answer';

/**
 * A list holds only running text. Anything else in an item, such as code or a nested list, becomes a part that follows,
 * and the items after it become another list that continues the numbering.
 */
function partsOfList({ordered, start, children, data}: List, id: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let list: (BodyPart & {type: 'list'}) | null = null;
  children.forEach((item, place) => {
    const [first] = item.children;
    const hasText = first?.type === 'paragraph' || first?.type === 'heading';
    if (!list) {
      const number = (start ?? 1) + place;
      list = {id: place === 0 ? id : `${id}.${place}`, type: 'list', ordered: ordered === true, items: []};
      if (ordered && number !== 1) list.start = number;
      parts.push(list);
    }
    list.items.push(hasText ? spansOf(first) : []);
    if (data?.left && place === children.length - 1) list.left = data.left;
    const others = item.children.flatMap((child, at) =>
      at === 0 && hasText ? [] : partsOf(child, `${id}.${place}.${at}`),
    );
    if (others.length === 0) return;
    parts.push(...others);
    list = null;
  });
  return parts;
}

/** Title in the first line of a code block, as the docs write it. */
const TITLE = /title="([^"]*)"/;

function partsOf(node: RootContent, id: string): BodyPart[] {
  switch (node.type) {
    case 'paragraph':
      return [{id, type: 'text', spans: spansOf(node)}];
    case 'heading':
      return [{id, type: 'text', spans: spansOf(node, {strong: true})}];
    case 'code':
      return [
        {id, type: 'code', lang: node.lang ?? '', title: TITLE.exec(node.meta ?? '')?.[1] ?? '', text: node.value},
      ];
    case 'list':
      return partsOfList(node, id);
    case 'table': {
      const [head, ...rows] = node.children.map((row) => row.children.map((cell) => spansOf(cell)));
      return [{id, type: 'table', head: head ?? [], rows, ...(node.data?.left && {left: node.data.left})}];
    }
    case 'blockquote':
      return node.children.flatMap((child, place) => partsOf(child, `${id}.${place}`));
    default:
      return [];
  }
}

/**
 * Parts of blocks of Markdown: text, code, lists, tables and safe links, and nothing else.
 *
 * @param prefix of the ids of the parts
 */
export const readBlocks = (blocks: readonly RootContent[], prefix: string): BodyPart[] =>
  blocks.flatMap((node, place) => partsOf(node, `${prefix}${place}`));

/** An entry of a reference with what the head of its table calls the facts; a list has no such names. */
export function readEntry(entry: TableRow | ListItem, head: readonly TableCell[], name: string, id: string): BodyPart {
  if (entry.type === 'listItem')
    return {id, type: 'list', ordered: false, items: [entry.children.flatMap((child) => spansOf(child))]};
  const facts = entry.children.map((cell, place): [string, Span[]] => [
    head[place] ? textOfLine(head[place]) : '',
    spansOf(cell),
  ]);
  return {id, type: 'entry', name, facts: facts.slice(1).filter(([, spans]) => spans.length > 0)};
}
