import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../pages/mdast/element';

/** Of the headings whose lists end a page. */
const ENDS = new Set(['related-pages', 'next-steps', 'see-also']);

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

/** Whether a list ends a page, or is in `<Block kind="rows">`. */
function isOfRows(list: Element, parent: Parents): boolean {
  if (attributeOf(parent, 'kind') === 'rows') return true;
  const before: Nodes | undefined = parent.children
    .slice(0, parent.children.indexOf(list))
    .findLast(({type}) => type === 'element');
  return before?.type === 'element' && ENDS.has(String(before.properties['id']));
}

const LISTS = new Set(['ul', 'ol']);

/** Names the lists that are drawn as rows, and those of prose, and sets the items of all lists in parts: link, description. */
export function rehypeLists() {
  return (tree: Root): void =>
    visit(tree, (node, _, parent) => {
      if (node.type !== 'element') return;
      if (node.tagName === 'li') splitItem(node);
      if (!LISTS.has(node.tagName) || node.properties['className'] || !parent) return;
      node.properties['className'] = [node.tagName === 'ul' && isOfRows(node, parent) ? 'link-rows' : 'prose-list'];
    });
}
