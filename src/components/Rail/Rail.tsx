import type {ReactNode} from 'react';
import styles from './rail.module.css';

/** Stations on a line, of which the last is live: in a row, or in a column where there is no room. */
export function Rail({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <ol className={styles.rail} aria-label={label}>
      {children}
    </ol>
  );
}
