import {type ReactNode, useEffect} from 'react';
import {useOnDemand} from '@site/src/hooks/use-on-demand';
import {isSingleKey} from '@site/src/navigation/single-keys';
import styles from './shortcuts-button.module.css';

const loadDialog = () => import('./ShortcutsDialog');

/** Opens the list of shortcuts, by a press or by `?` from anywhere. The list is fetched then. */
export function ShortcutsButton(): ReactNode {
  const [dialog, open, close] = useOnDemand(loadDialog);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // A dialog that is open already keeps the keyboard to itself.
      if (isSingleKey(event, '?') && !document.querySelector('dialog[open], [aria-modal="true"]')) open();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  });

  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="?" onClick={open}>
        Keyboard shortcuts
      </button>
      {dialog && <dialog.ShortcutsDialog onClose={close} />}
    </>
  );
}
