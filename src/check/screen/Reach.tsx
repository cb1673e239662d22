import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Reach as Wire} from 'compose-check/types';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './reach.module.css';

const INTERNET = 'Internet';

interface LineProps {
  from: string;
  to: string;
  /** What's written at the wire. */
  by?: string | undefined;
  /** `exposed` is open, and was meant to be private. */
  state: 'open' | 'exposed' | 'closed' | 'private';
}

const WORDS = {open: 'reaches', exposed: 'reaches', closed: 'can’t reach', private: 'doesn’t reach'} as const;

function WireLine({from, to, by, state}: LineProps): ReactNode {
  return (
    <li className={clsx(styles.wire, styles[state])}>
      <span className={styles.end}>{from}</span>
      <span className={styles.line}>
        <span className="visually-hidden">{` ${WORDS[state]} `}</span>
        {state === 'closed' || state === 'private' ? (
          <Icon name="close" />
        ) : (
          <Icon name="arrow" className={styles.arrow} />
        )}
      </span>
      <span className={styles.end}>
        <span>{to}</span>
        {by && <span className="muted-xs">{by}</span>}
      </span>
    </li>
  );
}

/** Who reaches whom: a wire for each address in the file, cut where nothing answers in the cloud. */
export function Reach({wires}: {wires: readonly Wire[]}): ReactNode {
  const outside = wires.filter(({from}) => from === null);
  const closed = outside.filter(({isOpen, isWanted}) => !isOpen && !isWanted).map(({to}) => to);
  const isNobody = closed.length === outside.length;
  return (
    <figure className={styles.reach} data-markdown-ignore="">
      <figcaption className="muted-sm">Who reaches whom</figcaption>
      <ul className="ruled">
        {outside.map(({to, by, isOpen, isWanted}) =>
          isOpen ? (
            <WireLine key={to} from={INTERNET} to={to} by={by ?? 'public address'} state={by ? 'exposed' : 'open'} />
          ) : (
            isWanted && <WireLine key={to} from={INTERNET} to={to} state="closed" />
          ),
        )}
        {closed.length > 0 && (
          <WireLine from={INTERNET} to={closed.join(', ')} state={isNobody ? 'closed' : 'private'} />
        )}
        {wires.map(
          ({from, to, by, isOpen}) =>
            from !== null && (
              <WireLine key={`${from} ${to}`} from={from} to={to} by={by} state={isOpen ? 'open' : 'closed'} />
            ),
        )}
      </ul>
    </figure>
  );
}
