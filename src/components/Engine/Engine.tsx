import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './engine.module.css';

interface Props {
  /** What differs between the engines on AWS and Google Cloud. */
  is: 'public' | 'older';
  /** Also readers who don't know their engine have to see it: data are lost, exposed or cost money. */
  always?: boolean;
  children: ReactNode;
}

/** What one of the two deploy engines does. Which of them shows is the reader's choice; without scripts and in print, both do. */
export function Engine({is, always = false, children}: Props): ReactNode {
  return (
    <span className={clsx(styles[is], always && styles.always)}>
      {is === 'older' && (
        <span className={styles.name} data-markdown-ignore="">
          Older engine:{' '}
        </span>
      )}
      {children}{' '}
    </span>
  );
}
