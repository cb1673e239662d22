import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/hooks/use-expand';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden/VisuallyHidden';
import type {LinkEntry} from '@site/src/lib/link-entry';

interface Props {
  entries: LinkEntry[];
  /** Labels are commands and set in mono. */
  isMono?: boolean;
  label?: string;
  className?: string | undefined;
}

/** Rows of links, each with a description. */
export function LinkRows({entries, isMono = false, label, className}: Props): ReactNode {
  const expand = useExpand();
  return (
    <ul className={clsx('link-rows', isMono && 'link-rows--mono', className)} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link to={expand(entry.to)}>{entry.label}</Link>
          <VisuallyHidden>: </VisuallyHidden>
          <span className="link-rows__text">{entry.text}</span>
        </li>
      ))}
    </ul>
  );
}
