import {type ReactNode, Suspense, lazy, useEffect, useState} from 'react';
import {isSingleKey} from '@site/src/navigation/single-keys';
import styles from './shortcuts-button.module.css';

const ShortcutsDialog = lazy(async () => ({default: (await import('./ShortcutsDialog')).ShortcutsDialog}));

/** Opens the list of shortcuts, by a press or by `?` from anywhere. The list is fetched then. */
export function ShortcutsButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // A dialog that is open already keeps the keyboard to itself.
      if (isSingleKey(event, '?') && !document.querySelector('dialog[open], [aria-modal="true"]')) setIsOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        Keyboard shortcuts
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
