import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {PROVIDER_NAMES, PROVIDERS} from '@site/src/pages/_home/copy';
import styles from './figure-targets.module.css';

/** Choice of the provider whose words the figure shows. */
export function FigureTargets(): ReactNode {
  return (
    <fieldset className={styles.targets}>
      <legend className="visually-hidden">Where it runs</legend>
      {PROVIDERS.map((id) => (
        <label key={id}>
          <Glyph provider={id} />
          {PROVIDER_NAMES[id]}
          <input type="radio" name="figure-provider" value={id} defaultChecked={id === 'aws'} />
        </label>
      ))}
    </fieldset>
  );
}
