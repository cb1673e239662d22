import type {ReactNode} from 'react';
import styles from './choice.module.css';

interface Props<Id extends string> {
  /** What the choice is about, for screen readers. */
  legend: string;
  name: string;
  choices: readonly {id: Id; name: string}[];
  /** What's chosen. Without `onChange` it's only the initial choice, and the buttons need no script. */
  value: Id;
  onChange?: ((id: Id) => void) | undefined;
}

/** Radio buttons in a row. */
export function Choice<Id extends string>({legend, name, choices, value, onChange}: Props<Id>): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({id, name: label}) => (
        <label key={id} className="radio">
          <span className="ellipsis">{label}</span>
          <input
            type="radio"
            name={name}
            value={id}
            {...(onChange ? {checked: id === value, onChange: () => onChange(id)} : {defaultChecked: id === value})}
          />
        </label>
      ))}
    </fieldset>
  );
}
