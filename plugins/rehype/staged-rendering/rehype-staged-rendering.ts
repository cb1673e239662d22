import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {registry} from '../../../src/components/registry';
import {importedNames} from '../../pages/mdast/imports';
import {placeOf} from '../../pages/mdast/place';
import {linesOf} from './lines';

/** Lines below the title that a window of 1,000 px shows. */
const FIRST = 28;

/** Those that a phone shows, where a line of text is two. */
const FIRST_ON_PHONES = 16;

/** The components that divide a page. */
const OURS = ['BelowFold', 'Part'];

/** Fewer lines aren't worth a second step. */
const LEAST_BELOW = 14;

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

/** An import of a page under one of our names would replace ours. */
function refuseOurNames(tree: Root, file: {path: string}): void {
  for (const node of tree.children) {
    const taken = importedNames(node).find((name) => OURS.includes(name));
    if (taken)
      throw new Error(
        `${placeOf(file, node)}: "${taken}" is a name of plugins/rehype/staged-rendering, which divides long pages. Import it as something else.`,
      );
  }
}

/** Ours that only put blocks one below the other, so that a page may be divided inside them. */
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

/** Puts what no first screen shows into components which let the rest of the page be shown before they are made. */
export function rehypeStagedRendering() {
  return (tree: Root, file: VFile): void => {
    refuseOurNames(tree, file);
    const lines = linesOf({type: 'root', children: tree.children});
    if (lines >= FIRST + LEAST_BELOW) fold(tree, FIRST);
    // Where there are two folds, the first is then below the second.
    if (lines >= FIRST_ON_PHONES + LEAST_BELOW) fold(tree, FIRST_ON_PHONES, ['onPhones']);
  };
}
