import {type ReactNode, useEffect, useId, useRef} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import styles from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. A press next
 * to it and Back close it as well.
 */
export function Dialog({title, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBackCloses(true, onClose);

  useEffect(() => {
    const {current} = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`overlay ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop belongs to the dialog itself; everything inside is a child.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
