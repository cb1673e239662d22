import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Nodes, RootContent} from 'mdast';
import type {Node} from 'unist';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** A JSX element, as a block or in a line. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

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

export const isNamed = (node: Node, name: string): node is Element => isElement(node) && node.name === name;

/** The first node of a tree that passes a test, the tree itself included. */
export function findNode(tree: Nodes, test: (node: Nodes) => boolean): Nodes | undefined {
  let found: Nodes | undefined;
  visit(tree, (node) => {
    if (test(node)) found = node;
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * Puts other nodes in the place of elements.
 *
 * @param made gets an element and what's before it; undefined leaves the element as it is
 */
export function replaceElements(
  tree: Nodes,
  made: (element: Element, before: RootContent | undefined) => RootContent[] | undefined,
): void {
  visit(tree, (node, index, parent) => {
    if (!isElement(node) || !parent || index === undefined) return undefined;
    const nodes = made(node, parent.children[index - 1]);
    if (!nodes) return undefined;
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    return [SKIP, index];
  });
}
