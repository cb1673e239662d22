import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figure-source.module.css';

/** A line of a Compose file, as the picture shows it. */
export interface SourceLine {
  indent: number;
  key: string;
  value?: string;
  /** Colors the value as Prism would. */
  kind?: 'string' | 'number' | 'list';
}

interface Props {
  line: SourceLine;
  number: number;
  /** Whether the line becomes something. */
  isWired: boolean;
}

/** A line of the file, and the wire that leaves it. */
export function FigureSource({line: {indent, key, value, kind}, number, isWired}: Props): ReactNode {
  return (
    <>
      <div className={styles.source}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <code className={styles.code}>
          {'  '.repeat(indent)}
          <span className="token key">{key}</span>
          <span className="token punctuation">:</span>
          {value && (
            <>
              {' '}
              {kind === 'list' && <span className="token punctuation">[</span>}
              <span className={clsx('token', kind === 'number' ? 'number' : 'string')}>{value}</span>
              {kind === 'list' && <span className="token punctuation">]</span>}
            </>
          )}
        </code>
        {isWired && <span className={styles.leader} />}
      </div>
      <div className={styles.wire} />
    </>
  );
}
