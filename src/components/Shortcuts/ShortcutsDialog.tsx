import {Fragment, type ReactNode, useState} from 'react';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {isApple} from '@site/src/lib/is-apple';
import {areSingleKeysOn, setSingleKeys} from '@site/src/navigation/single-keys';
import {SHORTCUTS, keyName} from './shortcuts';
import styles from './shortcuts-dialog.module.css';

/** Every shortcut of the site, and the switch for those of a single character. */
export function ShortcutsDialog({onClose}: {onClose: () => void}): ReactNode {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {SHORTCUTS.map(({place, entries}) => (
        <section key={place} className={styles.place}>
          <h3 className="muted-xs">{place}</h3>
          <dl>
            {entries.map(({keys, what}) => (
              <div key={what} className="between">
                <dt>{what}</dt>
                <dd>
                  {keys.map((key) => (
                    <Fragment key={key}>
                      <kbd className={styles.key}>{keyName(key, isApple())}</kbd>{' '}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({target}) => {
            setSingleKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        Single-key shortcuts (<kbd className={styles.key}>/</kbd> and <kbd className={styles.key}>?</kbd>)
      </label>
    </Dialog>
  );
}
