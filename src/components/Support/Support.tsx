import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './support.module.css';

interface Props {
  kind: 'yes' | 'no' | 'partial' | 'preview' | 'unknown';
  children: ReactNode;
}

/** A word of support with its dot: full when it's there, hollow when not. The word carries the meaning. */
export function Support({kind, children}: Props): ReactNode {
  return (
    <span className={clsx(styles.support, styles[kind])}>
      <span className={clsx('dot', kind !== 'yes' && 'dot--off')} />
      {children}
    </span>
  );
}
