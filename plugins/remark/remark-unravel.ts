import type {Paragraph, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const IN_LINE: Record<string, string> = {
  mdxJsxTextElement: 'mdxJsxFlowElement',
  mdxTextExpression: 'mdxFlowExpression',
};

const isBlank = (node: {type: string}): boolean =>
  node.type === 'text' && 'value' in node && String(node.value).trim() === '';

/** What a paragraph of nothing but elements and expressions consists of; undefined for any other. */
function blocksOf({children}: Paragraph): RootContent[] | undefined {
  const written = children.filter((child) => !isBlank(child));
  if (!written.length || !written.every(({type}) => type in IN_LINE)) return undefined;
  return written.map((child) => ({...child, type: IN_LINE[child.type]}) as RootContent);
}

/** Turns paragraphs of nothing but elements into these elements, as MDX does before any other plugin. */
export function remarkUnravel(): Transformer<Root> {
  return (tree) =>
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const blocks = blocksOf(paragraph);
      if (!blocks || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index];
    });
}
