import type {ReactNode} from 'react';
import type {CheckResult, ProviderId} from 'compose-check/types';
import {type Verdict, works} from 'compose-check/verdict';
import type {FigureRow} from 'compose-check/figure-row';
import {FigureBoard} from '@site/src/components/Figure/FigureBoard';
import {FigureFoot} from '@site/src/components/Figure/FigureFoot';
import {FigureRows} from '@site/src/components/Figure/FigureRows';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {providerOf} from '@site/src/components/ProviderChoice/providers';
import {useProduct} from '@site/src/hooks/use-product';
import styles from './outcome.module.css';

/** What the deployment ends with, and why, where that isn't a matter of the provider. */
const FEET: Record<Verdict, [state: string, reason?: string]> = {
  stops: ['Stops', 'before your services change'],
  'not-checked': ['Not checked', 'the CLI decides'],
  'wont-work': ['Deployed', 'but it won’t work'],
  'yes-if': ['Running', 'if the rest is right'],
  yes: ['Running'],
};

interface Props {
  rows: readonly FigureRow[];
  file: string;
  provider: ProviderId;
  result: CheckResult;
}

/** The home page's picture, drawn from the reader's own file. */
export function Picture({rows, file, provider, result: {verdict, config, closed}}: Props): ReactNode {
  const {slug} = useProduct();
  const {name} = providerOf(provider);
  const [state, reason] = FEET[verdict];
  const running = closed ? 'existing projects only' : config.length > 0 && 'after config set';
  return (
    <FigureBoard
      label="What the lines of your file become"
      name={file}
      head={
        <span className={styles.target}>
          <Glyph provider={provider} />
          {name}
        </span>
      }
      foot={
        <FigureFoot
          command={`${slug} compose up --stack=${provider}`}
          state={<b>{state}</b>}
          detail={reason ?? running}
          isOff={!works(verdict)}
        />
      }
    >
      <FigureRows rows={rows} />
    </FigureBoard>
  );
}
