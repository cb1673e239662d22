import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

const span = (className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className},
  children,
});

/** Sets a "link: description" item in two parts. Every other item stays as it is. */
function splitItem(item: Element): void {
  const [link, description, ...rest] = item.children;
  const isLink = link?.type === 'element' && link.tagName === 'a';
  if (!isLink || description?.type !== 'text' || !description.value.startsWith(': ')) return;
  const text = description.value.slice(2);
  const className = text ? ['item-text', 'item-text--sentence'] : ['item-text'];
  item.children = [
    link,
    span(['item-colon'], [{type: 'text', value: ': '}]),
    span(className, [{type: 'text', value: text}, ...rest]),
  ];
}

/** Sets the items of lists in parts, so that style sheets can draw them as rows: link, description. */
export function rehypeLinkRows() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'li') splitItem(node);
    });
}
