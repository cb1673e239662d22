import type {Element, Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import {rehypeEarlyPaint} from '../../plugins/rehype/rehype-early-paint';

const element = (tagName: string, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** A list of that many elements. */
const list = (elements: number): Element =>
  element(
    'ul',
    Array.from({length: elements - 1}, () => element('li')),
  );

/** Names of what a page has after the step; a line break is "text". */
function after(...children: RootContent[]): string[] {
  const tree: Root = {type: 'root', children};
  rehypeEarlyPaint()(tree);
  return tree.children.map((node) => (node.type === 'element' ? node.tagName : node.type));
}

it('paints a long page in parts, each before a heading', () => {
  expect(
    after(list(300), element('h2'), list(200), element('p'), element('h3'), list(900), element('h2'), list(700)),
  ).toEqual(['ul', 'h2', 'ul', 'p', 'script', 'h3', 'ul', 'script', 'h2', 'ul']);
});

it('leaves shorter pages as they are', () => {
  expect(after(list(1200), element('h2'), list(700))).toEqual(['ul', 'h2', 'ul']);
});

it('leaves a short rest, and headings that follow each other', () => {
  expect(after(list(1700), element('h2'), list(400))).toEqual(['ul', 'h2', 'ul']);
  expect(after(list(499), element('h2'), {type: 'text', value: '\n'}, element('h3'), list(1700))).not.toContain(
    'script',
  );
});
