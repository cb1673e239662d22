import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/components/product/use-expand';
import {Said} from '@site/src/components/Said/Said';
import {STARTS} from '@site/src/data/landing';
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
            <Said>, </Said>
            <span className="badge">{time}</span>
          </span>
          <Said>: </Said>
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
