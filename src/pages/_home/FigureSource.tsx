import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/hooks/use-expand';
import type {FigureLine} from '@site/src/pages/_home/figure';
import styles from './figure-source.module.css';

/** A line of the file, and the wire that leaves it. */
export function FigureSource({line, number}: {line: FigureLine; number: number}): ReactNode {
  const expand = useExpand();
  const value = line.value && expand(line.value);
  return (
    <>
      <div className={styles.source}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <code>
          {'  '.repeat(line.indent)}
          <span className="token key">{expand(line.key)}</span>
          <span className="token punctuation">:</span>
          {value && (
            <>
              {' '}
              {line.kind === 'list' && <span className="token punctuation">[</span>}
              <span className={clsx('token', line.kind === 'number' ? 'number' : 'string')}>{value}</span>
              {line.kind === 'list' && <span className="token punctuation">]</span>}
            </>
          )}
        </code>
        {line.outcome && <span className={styles.leader} />}
      </div>
      <div className={styles.wire} />
    </>
  );
}
