import type {Nodes} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {registry} from '../../../src/components/registry';

/** Letters in a line of the text column. */
const LETTERS_PER_LINE = 85;

/** Height of a diagram. */
const LINES_OF_PICTURE = 12;

/** Elements that begin a line. */
const LINE_ELEMENTS = new Set(['p', 'li', 'tr', 'dt', 'dd', 'h2', 'h3', 'h4', 'summary']);

const sum = (nodes: readonly Nodes[]): number => nodes.reduce((lines, node) => lines + linesOf(node), 0);

function linesOfComponent({name, attributes, children}: MdxJsxFlowElementHast): number {
  const height = registry[name ?? '']?.height;
  const blocks = children.filter(({type}) => type !== 'text');
  // Its lines are in one attribute, as HTML.
  if (height === 'code') return 2 + Math.max(...attributes.map(({value}) => String(value).split('\n').length));
  // Only one of them shows.
  if (height === 'tallest child') return 2 + Math.max(0, ...blocks.map(linesOf));
  return blocks.length ? sum(children) : LINES_OF_PICTURE;
}

/** About how many lines of text are as high as a piece of a page in a wide window; a line with its gap is 27 px. */
export function linesOf(node: Nodes): number {
  switch (node.type) {
    case 'text':
      return node.value.trim().length / LETTERS_PER_LINE;
    case 'root':
      return sum(node.children);
    case 'element':
      return (LINE_ELEMENTS.has(node.tagName) ? 1 : 0) + sum(node.children);
    case 'mdxJsxFlowElement':
      return linesOfComponent(node);
    case 'mdxJsxTextElement':
      return sum(node.children);
    default:
      return 0;
  }
}
