import {Children, type ComponentProps, type ReactNode, isValidElement} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useOnDemand} from '@site/src/hooks/use-on-demand';
import styles from './zoom.module.css';

const loadDialog = () => import('@site/src/components/Dialog/Dialog');

interface Props {
  /** What the picture shows, for the name of the dialog. */
  title: string;
  /** What is shown large. */
  picture: ReactNode;
}

/** A button in the corner of a picture that shows it as large as the window allows. The dialog is fetched then. */
function Zoom({title, picture}: Props): ReactNode {
  const [dialog, open, close, prepare] = useOnDemand(loadDialog);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`Enlarge: ${title}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={open}
      >
        <Icon name="enlarge" />
      </button>
      {dialog && (
        <dialog.Dialog title={title} onClose={close}>
          {/* The drawing may be larger than the window: it scrolls, also with the keyboard. */}
          <div className={styles.picture} role="group" aria-label={title} tabIndex={0}>
            {picture}
          </div>
        </dialog.Dialog>
      )}
    </>
  );
}

/**
 * The figure that plugins/remark/diagrams draws: two drawings and a caption. It can be enlarged.
 *
 * @param name of the figure, for the dialog that shows it large
 */
export function Diagram({name, children, ...props}: ComponentProps<'figure'> & {name: string}): ReactNode {
  // The dialog shows the drawing that suits the window, as the page does.
  const drawings = Children.toArray(children).filter(isValidElement).slice(0, 2);
  return (
    <figure {...props}>
      {/* A caption must be the first or last child of its figure. */}
      <Zoom title={name} picture={<div className="diagram">{drawings}</div>} />
      {children}
    </figure>
  );
}
