import figure from '@generated/outputs/default/home-figure.json';
import type {ReactNode} from 'react';
import {FigureBoard} from '@site/src/components/Figure/FigureBoard';
import {FigureFoot} from '@site/src/components/Figure/FigureFoot';
import {FigureRows} from '@site/src/components/Figure/FigureRows';
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
    <FigureBoard
      label="How a Compose file becomes a running app"
      name="compose.yaml"
      head={<ProviderChoice legend="Where it runs" name="figure-provider" providers={providers} value="aws" />}
      foot={
        <FigureFoot
          command={byProvider(({id}) => `${slug} compose up --stack=${id}`)}
          state={<b>Running</b>}
          detail={byProvider(({detail}) => detail)}
        />
      }
    >
      <FigureRows rows={rows} />
    </FigureBoard>
  );
}
