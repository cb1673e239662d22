import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CheckResult, FigureRow, ProviderId} from '@site/src/check/engine/types';
import {FigureBoard} from '@site/src/components/Figure/FigureBoard';
import {FigureFoot} from '@site/src/components/Figure/FigureFoot';
import {FigureNothing, FigureOutcome, FigureService} from '@site/src/components/Figure/FigureOutcome';
import {FigureSource} from '@site/src/components/Figure/FigureSource';
import words from '@site/src/components/Figure/figure-words.module.css';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {useProduct} from '@site/src/hooks/use-product';
import styles from './outcome.module.css';
import {providerName} from './words';

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
      <b className={clsx(isLost && styles.lost)}>{name}</b>
      {detail && <span className={words.detail}>{detail}</span>}
    </FigureOutcome>
  );
}

interface Props {
  rows: readonly FigureRow[];
  file: string;
  provider: ProviderId;
  result: CheckResult;
}

/** The home page's picture, drawn from the reader's own file. */
export function Picture({rows, file, provider, result: {verdict, config, closed}}: Props): ReactNode {
  const {slug} = useProduct();
  const stops = verdict === 'stops';
  let detail: string | false = config.length > 0 && 'after config set';
  if (stops) detail = 'before your services change';
  else if (closed) detail = 'existing projects only';
  const wired = rows.filter(({outcome}) => outcome);
  return (
    <FigureBoard
      label="What the lines of your file become"
      name={file}
      head={
        <span className={styles.target}>
          <Glyph provider={provider} />
          {providerName(provider)}
        </span>
      }
      foot={
        <FigureFoot
          command={`${slug} compose up --stack=${provider}`}
          state={<b>{stops ? 'Stops' : 'Running'}</b>}
          detail={detail}
          isOff={stops}
        />
      }
    >
      {rows.map((row) => (
        <li
          key={`${row.line} ${row.key}`}
          {...(row.outcome && {'data-wire': Math.min(wired.indexOf(row), LAST_WIRE)})}
          {...(row.outcome?.isLost && {'data-lost': ''})}
        >
          <FigureSource line={row} number={row.line} isWired={Boolean(row.outcome)} />
          <Result row={row} />
        </li>
      ))}
    </FigureBoard>
  );
}
