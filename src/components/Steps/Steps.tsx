import type {ReactNode} from 'react';
import styles from './steps.module.css';

/** Draws a rail with numbers beside the `###` headings inside it. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={`flow ${styles.steps}`}>{children}</div>;
}
