import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import type {ProviderId} from 'compose-check/data/provider-ids';
import styles from './provider-choice.module.css';

interface Props {
  /** What the choice is about, for screen readers. */
  legend: string;
  /** `name` of the radio buttons. */
  name: string;
  providers: readonly {id: ProviderId; name: string}[];
  /** The chosen provider. Without `onChange` it's only the initial choice, and the buttons need no script. */
  value: ProviderId;
  onChange?: (provider: ProviderId) => void;
}

/** Radio buttons for providers, each with its mark. */
export function ProviderChoice({legend, name, providers, value, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {providers.map((provider) => (
        <label key={provider.id} className="radio">
          <Glyph provider={provider.id} />
          {provider.name}
          <input
            type="radio"
            name={name}
            value={provider.id}
            {...(onChange
              ? {checked: provider.id === value, onChange: () => onChange(provider.id)}
              : {defaultChecked: provider.id === value})}
          />
        </label>
      ))}
    </fieldset>
  );
}
