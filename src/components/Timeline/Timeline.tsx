import type {ReactNode} from 'react';
import styles from './timeline.module.css';

/** Stations on a line, the last of which is live. They're in a row, or in a column if there's no room. */
export function Timeline({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}
