import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Value = string | number;

/** An element of a drawing, in the attribute names of React. */
export interface Element {
  name: string;
  attributes: Record<string, Value>;
  children: (Element | string)[];
}

export const element = (
  name: string,
  attributes: Record<string, Value> = {},
  children: (Element | string | undefined)[] = [],
): Element => ({name, attributes, children: children.filter((child) => child !== undefined)});

/** Marked as written by hand, so that MDX keeps lower-case names as they are instead of looking for a component. */
const data = {_mdxExplicitJsx: true};

const attributesOf = ({attributes}: Element) =>
  Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value: String(value)}));

const isText = ({name}: Element) => name === 'text' || name === 'strong';

/** The element as a tree of JSX nodes for a Markdown page. */
export function toMarkdown(tree: Element): MdxJsxFlowElement | MdxJsxTextElement {
  const children = tree.children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : toMarkdown(child),
  );
  const shared = {name: tree.name, attributes: attributesOf(tree), data: {...data}, children};
  const node = isText(tree) ? {type: 'mdxJsxTextElement', ...shared} : {type: 'mdxJsxFlowElement', ...shared};
  return node as MdxJsxFlowElement | MdxJsxTextElement;
}
