import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/components/product/expand';
import {Said} from '@site/src/components/Said/Said';
import type {Entry} from '@site/src/data/landing';
import styles from './landing.module.css';

interface Props {
  entries: Entry[];
  /** Labels are commands and set in mono. */
  isMono?: boolean;
  label?: string;
}

/** Rows of links with what stands behind them. */
export function Ledger({entries, isMono = false, label}: Props): ReactNode {
  const expand = useExpand();
  return (
    <ul className={clsx('ledger', isMono && styles.mono)} aria-label={label}>
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
