import {Children, type ComponentProps, isValidElement, type ReactNode} from 'react';

const isLink = (node: ReactNode): boolean =>
  isValidElement<{href?: unknown}>(node) && typeof node.props.href === 'string';

/**
 * The content of a list item. "link: description" is set in two parts, so that src/css/link-rows.css can draw the lists
 * under "Related pages", "Next steps" and "See also" as rows. In every other list it reads as before.
 */
export function listItemParts(children: ReactNode): ReactNode {
  const [link, description, ...rest] = Children.toArray(children);
  if (!isLink(link) || typeof description !== 'string' || !description.startsWith(': ')) return children;
  return (
    <>
      {link}
      <span className="item-colon">: </span>
      <span className={description.length > 2 ? 'item-text item-text--sentence' : 'item-text'}>
        {description.slice(2)}
        {rest}
      </span>
    </>
  );
}

/** Properties of a list item with its children in parts. */
export function withParts({children, ...props}: ComponentProps<'li'>): ComponentProps<'li'> {
  return {...props, children: listItemParts(children)};
}
