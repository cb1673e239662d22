import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ServiceSymbol, type SymbolName} from './ServiceSymbol';
import styles from './figure-result.module.css';
import words from './figure-words.module.css';

interface Props {
  symbol?: SymbolName | undefined;
  /** Its name, and details. */
  children: ReactNode;
  /** Address outside the cloud, where the line opens a port. */
  address?: ReactNode;
  /** The line has no effect. */
  isLost?: boolean;
}

/** What a line of the file turns into. */
export function FigureOutcome({symbol, children, address, isLost = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.result, address !== undefined && styles.public, isLost && styles.lost)}>
      <span className={styles.lead} />
      {symbol && <ServiceSymbol name={symbol} />}
      <span className={words.words}>{children}</span>
      {address !== undefined && (
        <>
          <span className={styles.tail} />
          <span className={styles.address}>
            <span className="dot" aria-hidden="true" />
            {address}
          </span>
        </>
      )}
    </div>
  );
}

/** Heads the part of the cloud that belongs to one service. */
export function FigureService({name, note}: {name: string; note: string}): ReactNode {
  return (
    <div className={clsx(styles.result, styles.service)}>
      <span>{name}</span>
      <i />
      <span>{note}</span>
    </div>
  );
}

/** The cloud next to a line that turns into nothing. */
export const FigureNothing = (): ReactNode => <div className={styles.result} />;
