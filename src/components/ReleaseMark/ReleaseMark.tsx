import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './release-mark.module.css';

interface Props {
  kind: 'since' | 'removed' | 'changed';
  release: string;
  /** The same in words: "since 3.6.0". */
  children: ReactNode;
}

/** Says that a fact is not the same in all releases of the tool. */
export function ReleaseMark({kind, release, children}: Props): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[kind])} data-release-kind={kind} data-release={release}>
      {children}
    </span>
  );
}
