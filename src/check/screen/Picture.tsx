import type {ReactNode} from 'react';
import type {CheckResult, ProviderId} from 'compose-check/types';
import {type Verdict, works} from 'compose-check/verdict';
import {Figure} from '@site/src/components/Figure/Figure';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {providerOf} from '@site/src/components/ProviderChoice/providers';
import {useProduct} from '@site/src/hooks/use-product';
import styles from './outcome.module.css';

/** What the deployment ends with, and why, where that isn't a matter of the provider. */
const FEET: Record<Verdict, [state: string, reason?: string]> = {
  stops: ['Stops', 'before your services change'],
  'not-checked': ['Not checked', 'the CLI decides'],
  'data-lost': ['Running', 'until it loses data'],
  exposed: ['Running', 'and open to the internet'],
  'plain-secret': ['Running', 'with a secret in the file'],
  'wont-work': ['Deployed', 'but it won’t work'],
  'yes-if': ['Running', 'if the rest is right'],
  yes: ['Running'],
};

interface Props {
  file: string;
  provider: ProviderId;
  result: CheckResult;
}

/** The home page's picture, drawn from the reader's own file. */
export function Picture({file, provider, result: {verdict, figure, config, closed}}: Props): ReactNode {
  const {slug} = useProduct();
  const {name} = providerOf(provider);
  const [state, reason] = FEET[verdict];
  const running = closed ? 'existing projects only' : config.length > 0 && 'after config set';
  return (
    <Figure
      label="What the lines of your file become"
      name={file}
      head={
        <span className={styles.target}>
          <Glyph provider={provider} />
          <span>{name}</span>
        </span>
      }
      rows={figure}
      command={`${slug} compose up --stack=${provider}`}
      state={state}
      detail={reason ?? running}
      isOff={!works(verdict)}
    />
  );
}
