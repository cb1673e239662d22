import figure from '@generated/outputs/default/home-figure.json';
import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure/Figure';
import {ProviderChoice} from '@site/src/components/ProviderChoice/ProviderChoice';
import {useProduct} from '@site/src/hooks/use-product';
import './home-figure.module.css';

/** The idea in one picture: a Compose file, and what each line of it becomes in the cloud the reader chooses. */
export function HomeFigure(): ReactNode {
  const {slug} = useProduct();
  const {providers, rows} = figure;
  /** A text for each provider. All of them are in the page; home-figure.module.css shows the chosen one's. */
  const byProvider = (textOf: (provider: (typeof providers)[number]) => string) =>
    providers.map((provider) => (
      <span key={provider.id} data-provider={provider.id}>
        {textOf(provider)}
      </span>
    ));
  return (
    <Figure
      label="How a Compose file becomes a running app"
      name="compose.yaml"
      head={<ProviderChoice legend="Where it runs" name="figure-provider" providers={providers} value="aws" />}
      rows={rows}
      command={byProvider(({id}) => `${slug} compose up --stack=${id}`)}
      state="Running"
      detail={byProvider(({detail}) => detail)}
    />
  );
}
