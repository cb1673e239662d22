import type {ReactNode} from 'react';
import styles from './failure.module.css';

interface Props {
  title: string;
  /** What the machine says. */
  message: string;
  /** Buttons and links to other places. */
  children: ReactNode;
}

/** Shown instead of a page that can't be displayed. */
export function Failure({title, message, children}: Props): ReactNode {
  return (
    <div className={styles.failure}>
      <h1>{title}</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
