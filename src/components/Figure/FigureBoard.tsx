import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {FigureNothing} from './FigureOutcome';
import styles from './figure.module.css';
import source from './figure-source.module.css';

/** Room above and below the lines. */
const Padding = () => (
  <div className={styles.padding}>
    <div className={source.source} />
    <div />
    <FigureNothing />
  </div>
);

interface Props {
  label: string;
  /** Name of the file. */
  name: string;
  /** Shown above the cloud. */
  head: ReactNode;
  /** Lines of the file with their outcomes, as items of a list. */
  children: ReactNode;
  /** Shown below both. */
  foot?: ReactNode;
}

/** A Compose file on the left, the cloud on the right, and a wire for each line that becomes something. */
export function FigureBoard({label, name, head, children, foot}: Props): ReactNode {
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
      <ol className={styles.rows}>{children}</ol>
      <Padding />
      {foot}
    </figure>
  );
}
