import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {registry} from '../../../src/components/registry';
import {linesOf} from './lines';

/** Lines below the title in a window of 1,000 px. */
const SCREEN = 28;

/** The same on a phone, where a line of text takes two. */
const PHONE_SCREEN = 16;

/** Fewer lines aren't worth a second step, so they render with the first screen. */
const MINIMUM_BELOW = 14;

const isBlock = ({type}: RootContent): boolean => type === 'element' || type === 'mdxJsxFlowElement';

const isEsm = ({type}: RootContent): boolean => type === 'mdxjsEsm';

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');

function component(name: string, children: RootContent[], flags: string[] = []): MdxJsxFlowElementHast {
  const attributes = flags.map((flag) => ({type: 'mdxJsxAttribute' as const, name: flag, value: null}));
  return {type: 'mdxJsxFlowElement', name, attributes, children: children as ElementContent[]};
}

/** One part for each heading, which a browser compiles separately (recma-parts.ts). */
function inParts(nodes: RootContent[]): RootContent[] {
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (last && !isHeading(node)) last.push(node);
    else parts.push([node]);
  }
  return parts.map((part) => component('Part', part));
}

/** Components that only put blocks one below the other: a page may be divided inside them. */
const isFlow = (node: RootContent): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && registry[node.name ?? '']?.isFlow === true;

/** Wraps everything after the first `lines` lines in a `BelowFold` with the given flags. Returns the lines that are left. */
function fold(parent: {children: RootContent[]}, lines: number, flags: string[] = []): number {
  let left = lines;
  for (const [index, node] of parent.children.entries()) {
    if (!isBlock(node)) continue;
    if (left <= 0) {
      const rest = parent.children.slice(index);
      // Imports and exports stay where a module has them.
      const below = component('BelowFold', inParts(rest.filter((one) => !isEsm(one))), flags);
      parent.children = [...parent.children.slice(0, index), ...rest.filter(isEsm), below];
      return 0;
    }
    const height = linesOf(node);
    left = isFlow(node) && height > left ? fold(node, left, flags) : left - height;
  }
  return left;
}

/** Wraps what's below the first screen in components that render after it. */
export function rehypeStagedRendering() {
  return (tree: Root): void => {
    const lines = linesOf({type: 'root', children: tree.children});
    if (lines >= SCREEN + MINIMUM_BELOW) fold(tree, SCREEN);
    // Where there are two folds, the first is then below the second.
    if (lines >= PHONE_SCREEN + MINIMUM_BELOW) fold(tree, PHONE_SCREEN, ['onPhones']);
  };
}
