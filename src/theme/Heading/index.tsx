// Eject: the name of a heading is its text. With the link inside, screen readers and agents read "Domains Direct link to Domains".
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const {className, children} = props;
  const title = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    // Reader views leave out what has "related" or "comment" in its id, unless "content" is there, too.
    <As {...props} className={clsx('anchor content-heading', className)} id={id} aria-labelledby={`${id}-content`}>
      <span id={`${id}-content`}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
