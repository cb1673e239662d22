import type {ReactNode} from 'react';
import {Glyph, type Provider} from '@site/src/components/Glyph/Glyph';
import {Radio} from '@site/src/components/Radio/Radio';
import styles from './provider-choice.module.css';

interface Props<Id extends Provider> {
  /** What the choice is about, for screen readers. */
  legend: string;
  /** `name` of the radio buttons. */
  name: string;
  providers: readonly {id: Id; name: string}[];
  /** The chosen provider. Without `onChange` it's only the initial choice, and the buttons need no script. */
  value: Id;
  onChange?: (provider: Id) => void;
}

/** Radio buttons for providers, each with its mark. */
export function ProviderChoice<Id extends Provider>({legend, name, providers, value, onChange}: Props<Id>): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {providers.map((provider) => (
        <Radio
          key={provider.id}
          name={name}
          value={provider.id}
          {...(onChange
            ? {checked: provider.id === value, onChange: () => onChange(provider.id)}
            : {defaultChecked: provider.id === value})}
        >
          <Glyph provider={provider.id} />
          {provider.name}
        </Radio>
      ))}
    </fieldset>
  );
}
