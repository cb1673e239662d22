import type {ReactNode} from 'react';
import styles from './failure.module.css';

interface Props {
  title: ReactNode;
  /** What the machine says. */
  message: string;
  /** Buttons and links that lead out. */
  children: ReactNode;
}

/** In place of a page that cannot be shown. */
export function Failure({title, message, children}: Props): ReactNode {
  return (
    <div className={styles.failure}>
      {title}
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
