import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FigureRow} from 'compose-check/figure-row';
import type {ProviderId} from 'compose-check/data/provider-ids';
import {ServiceSymbol} from './ServiceSymbol';
import styles from './figure-row.module.css';

/** A line with `providers` is for those only. */
export type Row = FigureRow & {providers?: ProviderId[]};

/** A line of the file, and the wire that leaves it. */
function Source({row: {line, indent, key, value, kind, outcome}}: {row: Row}): ReactNode {
  return (
    <>
      <div className={styles.source}>
        <span className={styles.number} aria-hidden="true">
          {line}
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
        {outcome && <span className={styles.leader} />}
      </div>
      <div className={styles.wire} />
    </>
  );
}

/** What a line becomes. It may also head the part of the cloud that belongs to one service, or become nothing. */
function Result({row: {service, outcome}}: {row: Row}): ReactNode {
  if (service)
    return (
      <div className={clsx(styles.result, styles.service)}>
        <span>{service.name}</span>
        <i />
        <span>{service.note}</span>
      </div>
    );
  if (!outcome) return <div className={styles.result} />;
  const {symbol, name, detail, address, isLost} = outcome;
  return (
    <div className={clsx(styles.result, address !== undefined && styles.public, isLost && styles.lost)}>
      <span className={styles.lead} />
      {symbol && <ServiceSymbol name={symbol} />}
      <span className={styles.words}>
        <b>{name}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {address !== undefined && (
        <>
          <span className={styles.tail} />
          <span className={styles.address}>
            <span className="dot" aria-hidden="true" />
            <span>{address.replace(/^https:\/\//, '')}</span>
          </span>
        </>
      )}
    </div>
  );
}

/** The lines of a Compose file with what each becomes. */
export function FigureRows({rows}: {rows: readonly Row[]}): ReactNode {
  return rows.map((row) => (
    <li
      key={`${row.line} ${row.key} ${row.providers?.join(' ')}`}
      {...(row.outcome && {'data-wire': ''})}
      {...(row.outcome?.isLost && {'data-lost': ''})}
      {...(row.providers && {'data-provider': row.providers.join(' ')})}
    >
      <Source row={row} />
      <Result row={row} />
    </li>
  ));
}
