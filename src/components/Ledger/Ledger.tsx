import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/components/product/use-expand';
import {Said} from '@site/src/components/Said/Said';
import type {Entry} from '@site/src/data/landing';

interface Props {
  entries: Entry[];
  /** Labels are commands and set in mono. */
  isMono?: boolean;
  label?: string;
  className?: string | undefined;
}

/** Rows of links with what stands behind them. */
export function Ledger({entries, isMono = false, label, className}: Props): ReactNode {
  const expand = useExpand();
  return (
    <ul className={clsx('ledger', isMono && 'ledger--mono', className)} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link to={expand(entry.to)}>{entry.label}</Link>
          <Said>: </Said>
          <span className="ledger__text">{entry.text}</span>
        </li>
      ))}
    </ul>
  );
}
