import type {Element, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';
import {isElement} from '../pages/mdast/element';

/** Elements of a page that is painted in parts: the first frame of all of it would take a phone more than 200 ms. */
const LONG_PAGE = 2000;
/** Elements of a part, at least: a phone needs 50 to 100 ms for them. */
const PART = 500;

/**
 * Lays out what the browser has read, so that it paints that before it reads on. With an address of a heading it doesn't:
 * more readers would see the top of the page first, as they do on a slow processor.
 */
const SCRIPT = 'location.hash||document.body.offsetHeight';

const isHeading = (node: RootContent | undefined): boolean => node?.type === 'element' && /^h[2-4]$/.test(node.tagName);

function elementsIn(node: Root | RootContent): number {
  let count = 0;
  visit(node, (inside) => {
    if (inside.type === 'element' || isElement(inside)) count += 1;
  });
  return count;
}

const script = (): Element => ({
  type: 'element',
  tagName: 'script',
  properties: {},
  children: [{type: 'text', value: SCRIPT}],
});

/**
 * Has a long page painted in parts, each up to a heading. A browser reads on for a while before it paints, and then lays out
 * in one go what it has, so that nothing can be pressed for as long as that takes.
 */
export function rehypeEarlyPaint() {
  return (tree: Root): void => {
    let left = elementsIn(tree);
    if (left < LONG_PAGE) return;
    let part = 0;
    let before: RootContent | undefined;
    tree.children = tree.children.flatMap((node) => {
      // The space between two headings depends on both.
      const isNext = Math.min(part, left) >= PART && isHeading(node) && !isHeading(before);
      const elements = elementsIn(node);
      part = (isNext ? 0 : part) + elements;
      left -= elements;
      if (node.type !== 'text') before = node;
      return isNext ? [script(), node] : [node];
    });
  };
}
