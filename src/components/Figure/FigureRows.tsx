import type {ReactNode} from 'react';
import type {FigureRow} from 'compose-check/figure-row';
import type {ProviderId} from 'compose-check/data/provider-ids';
import {FigureNothing, FigureOutcome, FigureService} from './FigureOutcome';
import {FigureSource} from './FigureSource';
import words from './figure-words.module.css';

/** Wires light up one after another; the ones further down light up together with this one. */
const LAST_WIRE = 5;

function Result({row: {service, outcome}}: {row: FigureRow}): ReactNode {
  if (service) return <FigureService {...service} />;
  if (!outcome) return <FigureNothing />;
  const {symbol, name, detail, address, isLost = false} = outcome;
  return (
    <FigureOutcome
      symbol={symbol}
      isLost={isLost}
      {...(address !== undefined && {address: <span>{address.replace(/^https:\/\//, '')}</span>})}
    >
      <b>{name}</b>
      {detail && <span className={words.detail}>{detail}</span>}
    </FigureOutcome>
  );
}

/** The lines of a Compose file with what each becomes; a line with `providers` is for those only. */
export function FigureRows({rows}: {rows: readonly (FigureRow & {providers?: ProviderId[]})[]}): ReactNode {
  const wired = rows.filter(({outcome}) => outcome);
  return rows.map((row) => (
    <li
      key={`${row.line} ${row.key} ${row.providers?.join(' ')}`}
      {...(row.outcome && {'data-wire': Math.min(wired.indexOf(row), LAST_WIRE)})}
      {...(row.outcome?.isLost && {'data-lost': ''})}
      {...(row.providers && {'data-provider': row.providers.join(' ')})}
    >
      <FigureSource line={row} number={row.line} isWired={Boolean(row.outcome)} />
      <Result row={row} />
    </li>
  ));
}
