import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/hooks/use-expand';
import {RUNS} from '@site/src/pages/_home/figure';
import {ByProvider} from './ByProvider';
import styles from './figure-run.module.css';
import words from '@site/src/components/Figure/figure-words.module.css';

/** The command below the file, and what it ends in. */
export function FigureRun(): ReactNode {
  const expand = useExpand();
  return (
    <div className={styles.run}>
      <div className={styles.command}>
        <span className={styles.prompt} aria-hidden="true">
          $
        </span>
        <code>
          <ByProvider of={(id) => expand(RUNS[id].command)} />
        </code>
      </div>
      <div className={styles.arrow} />
      <div className={styles.outcome}>
        <span className="dot" aria-hidden="true" />
        <span className={clsx(words.words, styles.state)}>
          <ByProvider as="b" of={(id) => RUNS[id].state} />
        </span>
        <span className={clsx(words.detail, styles.aside)}>
          <ByProvider of={(id) => RUNS[id].detail} />
        </span>
      </div>
    </div>
  );
}
