import {type FocusEvent, type ReactNode, useId, useRef} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useOnDemand} from '@site/src/hooks/use-on-demand';
import {markdownAddress} from './actions';
import styles from './page-actions.module.css';

const loadMenu = () => import('./Menu');

interface Props {
  /** Address of the page on this site. */
  permalink: string;
}

/**
 * Button next to the title that opens what can be done with the page, until the focus goes elsewhere. The list is fetched
 * when the reader reaches for it.
 */
export function PageActions({permalink}: Props): ReactNode {
  const [menu, open, close, prepare] = useOnDemand(loadMenu);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // In the next frame, because a copy over plain http borrows the focus for a moment.
  const closeIfLeft = ({currentTarget}: FocusEvent) =>
    requestAnimationFrame(() => !currentTarget.contains(document.activeElement) && close());

  return (
    <div
      className={styles.actions}
      // Takes the focus in Safari, whose buttons don't when they're pressed.
      tabIndex={-1}
      data-markdown-ignore=""
      onBlur={closeIfLeft}
      onKeyDown={({key}) => {
        if (key !== 'Escape') return;
        button.current?.focus();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={Boolean(menu)}
        {...(menu && {'aria-controls': id})}
        aria-label="Copy page, and more actions"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={menu ? close : open}
      >
        <Icon name="copy" />
        <span className={styles.word}>Copy page</span>
        <svg className={`icon ${styles.word}`} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <noscript>
        <a className={styles.plain} href={markdownAddress(permalink)}>
          View as Markdown
        </a>
      </noscript>
      {menu && <menu.Menu id={id} permalink={permalink} />}
    </div>
  );
}
