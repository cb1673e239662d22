import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {MdxjsEsmHast} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {placeOf} from '../mdast/place';

/** More blocks than a screen shows below the title of a page. */
const FIRST = 10;

/** The components that divide a page. */
const OURS = ['BelowFold', 'Part'];

/** Fewer are not worth a second step. */
const LEAST_BELOW = 6;

const isBlock = ({type}: RootContent): boolean => type === 'element' || type === 'mdxJsxFlowElement';

const isEsm = (node: RootContent): node is MdxjsEsmHast => node.type === 'mdxjsEsm';

const importedNames = ({data}: MdxjsEsmHast): string[] =>
  (data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
  );

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');

function component(name: string, children: RootContent[]): MdxJsxFlowElementHast {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: children as ElementContent[]};
}

/** One part for each heading, which a browser compiles by itself (recma-parts.ts). */
function inParts(nodes: RootContent[]): RootContent[] {
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (last && !isHeading(node)) last.push(node);
    else parts.push([node]);
  }
  return parts.map((part) => component('Part', part));
}

/** What a page imports under one of our names would be put in the place of ours. */
function refuseOurNames(tree: Root, file: {path: string}): void {
  for (const node of tree.children.filter(isEsm)) {
    const taken = importedNames(node).find((name) => OURS.includes(name));
    if (taken)
      throw new Error(
        `${placeOf(file, node)}: "${taken}" is a name of plugins/first-screen, which divides long pages. Import it as something else.`,
      );
  }
}

/** Puts what no first screen shows into one component, which lets the rest of the page be shown before it is made. */
export function rehypeFirstScreen() {
  return (tree: Root, file: VFile): void => {
    refuseOurNames(tree, file);
    const blocks = tree.children.filter(isBlock);
    const fold = blocks[FIRST];
    if (!fold || blocks.length < FIRST + LEAST_BELOW) return;
    const index = tree.children.indexOf(fold);
    const rest = tree.children.slice(index);
    // Imports and exports stay where a module has them.
    const below = component('BelowFold', inParts(rest.filter((node) => !isEsm(node))));
    tree.children = [...tree.children.slice(0, index), ...rest.filter(isEsm), below];
  };
}
