import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figure-foot.module.css';
import words from './figure-words.module.css';

interface Props {
  command: ReactNode;
  /** The result, in a word or two. */
  state: ReactNode;
  detail: ReactNode;
  /** Whether the deployment doesn't get there. */
  isOff?: boolean;
}

/** The command below the file, and its result. */
export function FigureFoot({command, state, detail, isOff = false}: Props): ReactNode {
  return (
    <div className={styles.foot}>
      <div className={styles.command}>
        <span className={styles.prompt} aria-hidden="true">
          $
        </span>
        <code className={styles.code}>{command}</code>
      </div>
      <div className={styles.arrow} />
      <div className={styles.outcome}>
        <span className={clsx('dot', isOff && 'dot--off')} aria-hidden="true" />
        <span className={clsx(words.words, styles.state)}>{state}</span>
        <span className={clsx(words.detail, styles.aside)}>{detail}</span>
      </div>
    </div>
  );
}
