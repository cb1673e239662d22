import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/hooks/use-expand';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden/VisuallyHidden';
import {STARTS} from '@site/src/landing/copy';
import styles from './starts.module.css';

/** One frame, one divider: the two ways in, each ending in the command that differs. */
export function Starts(): ReactNode {
  const expand = useExpand();
  return (
    <div className={styles.starts}>
      {STARTS.map(({title, time, text, to, command}) => (
        <Link key={to} to={to}>
          <span className={styles.startHead}>
            <b>{title}</b>
            <VisuallyHidden>, </VisuallyHidden>
            <span className="badge">{time}</span>
          </span>
          <VisuallyHidden>: </VisuallyHidden>
          <span className={styles.startText}>{text} </span>
          <code>
            <span aria-hidden="true" className={styles.prompt} data-markdown-ignore="">
              ${' '}
            </span>
            {expand(command)}
          </code>{' '}
        </Link>
      ))}
    </div>
  );
}
