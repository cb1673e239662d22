import type {Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';
const isElement = ({type}: RootContent) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';

/** What is in a paragraph that holds nothing but elements, as blocks; undefined for other paragraphs. */
function blocksOf({children}: Paragraph): RootContent[] | undefined {
  if (!children.some(isElement) || !children.every((node) => isElement(node) || isBlank(node))) return undefined;
  return children.filter(isElement).map((node) => ({
    ...node,
    type: node.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement',
  })) as RootContent[];
}

/**
 * What MDX does first, and does not export: elements that are alone in their paragraph leave it, and elements that the
 * writer wrote are told from those that Markdown makes (`createProcessor` of @mdx-js/mdx, `remarkMarkAndUnravel`). With it,
 * MDX can go on with a page that was read here.
 */
export function remarkUnravel() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const blocks = node.type === 'paragraph' && blocksOf(node);
      if (blocks && parent && index !== undefined) {
        (parent.children as RootContent[]).splice(index, 1, ...blocks);
        return index;
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        node.data = Object.assign({}, node.data, {_mdxExplicitJsx: true});
    });
  };
}
