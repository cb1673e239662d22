import figure from '@generated/outputs/default/home-figure.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ProviderId} from 'compose-check/data/provider-ids';
import {Icon} from '@site/src/components/Icon/Icon';
import {Choice} from '@site/src/components/Choice/Choice';
import type {FigureRow, FigureSymbol} from '@site/src/home/figure';
import {useProduct} from '@site/src/hooks/use-product';
import foot from './figure-foot.module.css';
import row from './figure-row.module.css';
import styles from './figure.module.css';

const {providers, rows} = figure;

/** What is in the cloud, on a grid of 24: filled outlines first, inner lines after them. */
const DRAWINGS: Record<FigureSymbol, {filled: string; lines: string}> = {
  globe: {filled: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', lines: 'M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'},
  containers: {filled: 'M3 6h8v12H3zM13 6h8v12h-8z', lines: 'M5.5 9.5h3M15.5 9.5h3'},
  lock: {filled: 'M4 10h16v10H4z', lines: 'M8 10V7.5a4 4 0 0 1 8 0V10M12 14v2.5'},
  database: {
    filled: 'M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6c0-1.7-3.6-3-8-3S4 4.3 4 6z',
    lines: 'M4 6c0 1.7 3.6 3 8 3s8-1.3 8-3M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  },
  model: {filled: 'M5 5h14v14H5z', lines: 'M9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3M9.5 9.5h5v5h-5z'},
};

/** A text for each provider. All of them are in the page; figure.module.css shows the chosen one's. */
const byProvider = (textOf: (id: ProviderId) => string | undefined): ReactNode =>
  providers.map(({id}) => (
    <span key={id} data-provider={id}>
      {textOf(id)}
    </span>
  ));

/** A line of the file, and the wire that leaves it. */
function Source({of: {line, indent, key, value, kind, outcome}}: {of: FigureRow}): ReactNode {
  return (
    <>
      <div className={row.source}>
        <span className={row.number} aria-hidden="true">
          {line}
        </span>
        <code className={row.code}>
          {'  '.repeat(indent)}
          <span className="token key">{key}</span>
          <span className="token punctuation">:</span>
          {value && ' '}
          {kind === 'list' && <span className="token punctuation">[</span>}
          <span className={clsx('token', kind === 'number' ? 'number' : 'string')}>{value}</span>
          {kind === 'list' && <span className="token punctuation">]</span>}
        </code>
        {outcome && <span className={row.leader} />}
        {outcome && <span className={clsx('dot', row.port)} />}
      </div>
      <div className={outcome && row.wire} />
    </>
  );
}

/** What a line becomes. It may also head the part of the cloud that belongs to one service, or become nothing. */
function Result({of: {service, outcome}}: {of: FigureRow}): ReactNode {
  if (service)
    return (
      <div className={clsx(row.result, row.service)}>
        <span>{service.name}</span>
        <i />
        <span>{service.note}</span>
      </div>
    );
  if (!outcome) return <div className={row.result} />;
  const {symbol, detail, by} = outcome;
  return (
    <div className={row.result}>
      <span className={row.lead} />
      <svg className={row.symbol} viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[symbol].filled} />
        <path d={DRAWINGS[symbol].lines} fill="none" />
      </svg>
      <span className={row.words}>
        <b>{byProvider((id) => by[id]?.name)}</b>
        {detail && <span className={row.detail}>{detail}</span>}
      </span>
      {symbol === 'globe' && (
        <>
          <span className={row.tail} />
          <span className={row.address}>
            <span className="dot" aria-hidden="true" />
            {byProvider((id) => by[id]?.address?.replace(/^https:\/\//, ''))}
          </span>
        </>
      )}
    </div>
  );
}

/**
 * The idea in one picture: a Compose file on the left, the cloud that the reader chooses on the right, and a wire for each
 * line that becomes something.
 */
export function HomeFigure(): ReactNode {
  const {slug} = useProduct();
  return (
    // Markdown says the same in words.
    <figure className={styles.figure} aria-label="How a Compose file becomes a running app" data-markdown-ignore="">
      <div className={styles.board}>
        <div className={clsx(styles.head, styles.fileHead)}>
          <Icon name="file" />
          <span className="ellipsis">compose.yaml</span>
        </div>
        <div className={clsx(styles.head, styles.cloudHead)}>
          <Choice legend="Where it runs" name="figure-provider" choices={providers} value="aws" />
        </div>
      </div>
      <ol className={styles.rows}>
        {rows.map((one) => (
          <li key={one.line}>
            <Source of={one} />
            <Result of={one} />
          </li>
        ))}
      </ol>
      <div className={foot.foot}>
        <div className={foot.command}>
          <span className={foot.prompt} aria-hidden="true">
            $
          </span>
          <code className={foot.code}>{byProvider((id) => `${slug} compose up --stack=${id}`)}</code>
        </div>
        <div className={row.wire} />
        <div className={foot.outcome}>
          <span className="dot" aria-hidden="true" />
          <b>Running</b>
          <span className={clsx(row.detail, foot.aside)}>after config set</span>
        </div>
      </div>
    </figure>
  );
}
