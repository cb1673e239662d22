import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

/** A JSX element, as a block or in a line. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether it's the title of an admonition. */
export const isLabel = (node: Node | undefined): boolean =>
  (node?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

export function attributesOf({attributes}: Element): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** One attribute by its name; undefined for nodes that aren't elements. */
export const attributeOf = (node: Node, name: string): string | undefined =>
  isElement(node) ? attributesOf(node)[name] : undefined;
