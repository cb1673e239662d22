import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isElement} from '../pages/mdast/element';

/** Headings whose lists src/css/link-rows.css draws as rows. */
const HEADINGS = new Set(['related-pages', 'next-steps', 'see-also']);

const span = (className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className},
  children,
});

/** Sets a "link: description" item in two parts. */
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

const splitIfItem = (element: Element): void => {
  if (element.tagName === 'li') splitItem(element);
};

/** Prepares the lists at the end of a page, and all in a `Block`, to be drawn as rows: link, description. */
export function rehypeLinkRows() {
  return (tree: Root): void => {
    let heading: unknown;
    for (const node of tree.children) {
      if (node.type !== 'element') continue;
      if (node.tagName === 'ul' && HEADINGS.has(String(heading)))
        for (const item of node.children) if (item.type === 'element') splitItem(item);
      heading = node.properties.id;
    }
    visit(tree, (node) => {
      if (isElement(node) && node.name === 'Block') visit(node as unknown as Root, 'element', splitIfItem);
    });
  };
}
