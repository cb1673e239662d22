import type {Element} from '../../pages/mdast/element';

/** An element of a drawing as a node of a Markdown page, in the attribute names of React. */
export const element = (
  name: string,
  attributes: Record<string, string | number> = {},
  children: (Element | string | undefined)[] = [],
): Element =>
  ({
    type: name === 'text' || name === 'strong' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: String(value),
    })),
    // Marked as written by hand, so that MDX keeps lower-case names as they are instead of looking for a component.
    data: {_mdxExplicitJsx: true},
    children: children.flatMap((child) => (typeof child === 'string' ? {type: 'text', value: child} : (child ?? []))),
  }) as Element;
