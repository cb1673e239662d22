import {useStorageSlot} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {OFF, SLASH_KEY} from '@site/src/navigation/slash-key';

/** Switches the only shortcut of a single character off, and on again. */
export function SlashSwitch(): ReactNode {
  const [stored, slot] = useStorageSlot(SLASH_KEY);
  return (
    <label className="needs-script row">
      <input
        type="checkbox"
        checked={stored !== OFF}
        onChange={({target}) => (target.checked ? slot.del() : slot.set(OFF))}
      />
      <span>
        <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}
