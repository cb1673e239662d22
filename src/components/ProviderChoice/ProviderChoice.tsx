import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import type {ProviderId} from 'compose-check/data/provider-ids';
import {Choice} from './Choice';

interface Props {
  legend: string;
  name: string;
  providers: readonly {id: ProviderId; name: string}[];
  value: ProviderId;
  onChange?: (provider: ProviderId) => void;
}

export function ProviderChoice({providers, ...props}: Props): ReactNode {
  const choices = providers.map(({id, name}) => ({
    id,
    label: (
      <>
        <Glyph provider={id} />
        {name}
      </>
    ),
  }));
  return <Choice choices={choices} {...props} />;
}
