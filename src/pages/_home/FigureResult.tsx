import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useExpand} from '@site/src/hooks/use-expand';
import {ADDRESSES, type FigureLine} from '@site/src/pages/_home/figure';
import {ByProvider} from './ByProvider';
import {ServiceSymbol} from './ServiceSymbol';
import styles from './figure-result.module.css';
import words from './by-provider.module.css';

/** What a line of the file turns into. */
export function FigureResult({line}: {line: FigureLine}): ReactNode {
  const expand = useExpand();
  const {service, outcome, symbol, isPublic} = line;
  if (service) {
    return (
      <div className={clsx(styles.result, styles.service)}>
        <span>{service.name}</span>
        <i />
        <span>{service.note}</span>
      </div>
    );
  }
  if (!outcome) return <div className={styles.result} />;
  return (
    <div className={clsx(styles.result, isPublic && styles.public)}>
      <span className={styles.lead} />
      {symbol && <ServiceSymbol name={symbol} />}
      <span className={words.words}>
        <ByProvider as="b" of={(id) => outcome[id].name} />
        {!isPublic && (
          <span className={words.detail}>
            <ByProvider of={(id) => outcome[id].detail} />
          </span>
        )}
      </span>
      {isPublic && (
        <>
          <span className={styles.tail} />
          <span className={styles.address}>
            <span className="dot" aria-hidden="true" />
            <ByProvider of={(id) => expand(ADDRESSES[id])} />
            <em>200</em>
          </span>
        </>
      )}
    </div>
  );
}
