import type {ReactNode} from 'react';
import styles from './steps.module.css';

/** Draws numbers next to the `###` headings inside it. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={`flow ${styles.steps}`}>{children}</div>;
}
