import type {ReactNode} from 'react';
import styles from './timeline.module.css';

/** Stations on a line, of which the last is live: in a row, or in a column where there's no room. */
export function Timeline({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}
