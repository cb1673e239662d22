import type {ReactNode} from 'react';
import {FigureBoard} from '@site/src/components/Figure/FigureBoard';
import {FigureNothing, FigureOutcome, FigureService} from '@site/src/components/Figure/FigureOutcome';
import {FigureSource} from '@site/src/components/Figure/FigureSource';
import {useExpand} from '@site/src/hooks/use-expand';
import {ADDRESSES, FIGURE, type FigureLine} from '@site/src/home/figure';
import {ByProvider} from './ByProvider';
import {FigureRun} from './FigureRun';
import {FigureTargets} from './FigureTargets';
import words from '@site/src/components/Figure/figure-words.module.css';

/** Lines that become something, in their order. */
const WIRES = FIGURE.filter(({outcome}) => outcome);

function Result({line: {service, outcome, symbol, isPublic}}: {line: FigureLine}): ReactNode {
  const expand = useExpand();
  if (service) return <FigureService {...service} />;
  if (!outcome) return <FigureNothing />;
  const address = (
    <>
      <ByProvider of={(id) => expand(ADDRESSES[id])} />
      <em>200</em>
    </>
  );
  return (
    <FigureOutcome symbol={symbol} {...(isPublic && {address})}>
      <ByProvider as="b" of={(id) => outcome[id].name} />
      {!isPublic && (
        <span className={words.detail}>
          <ByProvider of={(id) => outcome[id].detail} />
        </span>
      )}
    </FigureOutcome>
  );
}

/** The idea in one picture: a Compose file, and what each line of it becomes in the cloud the reader chooses. */
export function Figure(): ReactNode {
  const expand = useExpand();
  return (
    <FigureBoard
      label="How a Compose file becomes a running app"
      name="compose.yaml"
      head={<FigureTargets />}
      foot={<FigureRun />}
    >
      {FIGURE.map((line, index) => (
        <li key={index} {...(line.outcome && {'data-wire': WIRES.indexOf(line)})}>
          <FigureSource
            line={{...line, key: expand(line.key), ...(line.value && {value: expand(line.value)})}}
            number={index + 1}
            isWired={Boolean(line.outcome)}
          />
          <Result line={line} />
        </li>
      ))}
    </FigureBoard>
  );
}
