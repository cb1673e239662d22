import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {FigureRows, type Row} from './FigureRows';
import styles from './figure.module.css';
import foot from './figure-foot.module.css';
import row from './figure-row.module.css';

/** Room above and below the lines. */
const Padding = () => (
  <div className={styles.padding}>
    <div className={row.source} />
    <div />
    <div className={row.result} />
  </div>
);

interface Props {
  label: string;
  name: string;
  /** Shown above the cloud. */
  head: ReactNode;
  rows: readonly Row[];
  /** The command below the file. */
  command: ReactNode;
  /** What it ends with, in a word or two. */
  state: string;
  detail: ReactNode;
  /** Whether the deployment doesn't get there. */
  isOff?: boolean;
}

/** A Compose file on the left, the cloud on the right, and a wire for each line that becomes something. */
export function Figure({label, name, head, rows, command, state, detail, isOff = false}: Props): ReactNode {
  return (
    // Markdown says the same in words.
    <figure className={styles.figure} data-figure="" aria-label={label} data-markdown-ignore="">
      <div className={styles.board}>
        <div className={clsx(styles.head, styles.fileHead)}>
          <Icon name="file" />
          <span className="ellipsis">{name}</span>
        </div>
        <div className={clsx(styles.head, styles.cloudHead)}>{head}</div>
      </div>
      <Padding />
      <ol className={styles.rows}>
        <FigureRows rows={rows} />
      </ol>
      <Padding />
      <div className={foot.foot}>
        <div className={foot.command}>
          <span className={foot.prompt} aria-hidden="true">
            $
          </span>
          <code className={foot.code}>{command}</code>
        </div>
        <div className={foot.arrow} />
        <div className={foot.outcome}>
          <span className={clsx('dot', isOff && 'dot--off')} aria-hidden="true" />
          <span className={clsx(row.words, foot.state)}>
            <b>{state}</b>
          </span>
          <span className={clsx(row.detail, foot.aside)}>{detail}</span>
        </div>
      </div>
    </figure>
  );
}
