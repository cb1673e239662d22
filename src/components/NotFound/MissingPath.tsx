import type {ReactNode} from 'react';
import styles from './not-found.module.css';

/** A path with an open port and a dashed wire: nothing listens there. */
export function MissingPath({path}: {path: string}): ReactNode {
  return (
    <p className={styles.port}>
      <code>{path}</code>
      <span className={styles.end} />
      <span className={styles.wire} />
      <span className={styles.missing}>nothing listens here</span>
    </p>
  );
}
