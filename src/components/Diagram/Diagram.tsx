import {Children, type ComponentProps, type ReactNode, isValidElement, useEffect, useId, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import styles from './diagram.module.css';

/**
 * The figure that plugins/remark/diagrams draws: two drawings and a caption. A button shows it as large as the window allows,
 * in the browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. A press next to
 * it and Back close it as well.
 *
 * @param name of the figure, for the dialog
 */
export function Diagram({name, children, ...props}: ComponentProps<'figure'> & {name: string}): ReactNode {
  const [isLarge, setIsLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  useBackCloses(isLarge, close);
  useEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, [isLarge]);
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
        <dialog
          ref={dialog}
          className={`overlay ${styles.dialog}`}
          aria-labelledby={id}
          onClose={() => setIsLarge(false)}
          // The backdrop belongs to the dialog itself; everything inside is a child.
          onClick={({target}) => target === dialog.current && close()}
        >
          <div className={styles.box}>
            <div className={styles.head}>
              <h2 id={id}>{name}</h2>
              <button type="button" className="icon-button" aria-label="Close" onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            {/* The drawing may be larger than the window: it scrolls, also with the keyboard. */}
            <div className={styles.picture} role="group" aria-label={name} tabIndex={0}>
              <div className="diagram">{drawings}</div>
            </div>
          </div>
        </dialog>
      )}
      {children}
    </figure>
  );
}
