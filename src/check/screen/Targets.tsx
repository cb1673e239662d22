import providers from '@generated/outputs/default/providers.json';
import type {ReactNode} from 'react';
import type {Mode, ProviderId} from 'compose-check/types';
import {Choice} from '@site/src/components/Choice/Choice';
import styles from './check.module.css';
import {MODES} from './texts';

interface Props {
  provider: ProviderId;
  mode: Mode;
  onProvider: (provider: ProviderId) => void;
  onMode: (mode: Mode) => void;
}

export function Targets({provider, mode, onProvider, onMode}: Props): ReactNode {
  return (
    <div className={styles.targets}>
      <Choice legend="Provider" name="check-provider" choices={providers} value={provider} onChange={onProvider} />
      <label className="row muted-sm">
        Mode
        <select className="select" value={mode} onChange={({target}) => onMode(target.value as Mode)}>
          {MODES.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
