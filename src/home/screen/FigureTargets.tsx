import type {ReactNode} from 'react';
import {ProviderChoice} from '@site/src/components/ProviderChoice/ProviderChoice';
import {PROVIDER_NAMES, PROVIDERS} from '@site/src/home/copy';

const TARGETS = PROVIDERS.map((id) => ({id, name: PROVIDER_NAMES[id]}));

/** Choice of the provider whose words the figure shows. */
export const FigureTargets = (): ReactNode => (
  <ProviderChoice legend="Where it runs" name="figure-provider" providers={TARGETS} value="aws" />
);
