import {Children, type ComponentProps, type ReactNode, isValidElement, useEffect, useId, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import styles from './diagram.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. A press next
 * to it and Back close it as well.
 */
function Dialog({title, onClose, children}: Props): ReactNode {
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
        {/* The drawing may be larger than the window: it scrolls, also with the keyboard. */}
        <div className={styles.picture} role="group" aria-label={title} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/**
 * The figure that plugins/remark/diagrams draws: two drawings and a caption. A button shows it as large as the window allows.
 *
 * @param name of the figure, for the dialog that shows it large
 */
export function Diagram({name, children, ...props}: ComponentProps<'figure'> & {name: string}): ReactNode {
  const [isLarge, setIsLarge] = useState(false);
  // The dialog shows the drawing that suits the window, as the page does.
  const drawings = Children.toArray(children).filter(isValidElement).slice(0, 2);
  return (
    <figure {...props}>
      {/* A caption must be the first or last child of its figure. */}
      <button
        type="button"
        className={styles.button}
        aria-label={`Enlarge: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsLarge(true)}
      >
        <Icon name="enlarge" />
      </button>
      {isLarge && (
        <Dialog title={name} onClose={() => setIsLarge(false)}>
          <div className="diagram">{drawings}</div>
        </Dialog>
      )}
      {children}
    </figure>
  );
}
