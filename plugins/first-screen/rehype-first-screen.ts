import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** More blocks than a screen shows below the title of a page. */
const FIRST = 10;

/** Fewer are not worth a second step. */
const LEAST_BELOW = 6;

const isBlock = ({type}: RootContent): boolean => type === 'element' || type === 'mdxJsxFlowElement';

/** Puts what no first screen shows into one component, which lets the rest of the page be shown before it is made. */
export function rehypeFirstScreen() {
  return (tree: Root): void => {
    const blocks = tree.children.filter(isBlock);
    const fold = blocks[FIRST];
    if (!fold || blocks.length < FIRST + LEAST_BELOW) return;
    const index = tree.children.indexOf(fold);
    const rest = tree.children.slice(index);
    // Imports and exports stay where a module has them.
    const isEsm = ({type}: RootContent): boolean => type === 'mdxjsEsm';
    const below: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'BelowFold',
      attributes: [],
      children: rest.filter((node) => !isEsm(node)) as MdxJsxFlowElementHast['children'],
    };
    tree.children = [...tree.children.slice(0, index), ...rest.filter(isEsm), below];
  };
}
