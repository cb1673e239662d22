import {type KeyboardEvent, type ReactNode, Suspense, lazy, useId, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {markdownAddress} from './markdown-address';
import styles from './page-actions.module.css';

const loadMenu = () => import('./Menu');
const Menu = lazy(async () => ({default: (await loadMenu()).Menu}));

interface Props {
  /** Address of the page on this site. */
  permalink: string;
}

/** Button beside the title that opens what can be done with the page. The menu is fetched when the reader reaches for it. */
export function PageActions({permalink}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) button.current?.focus();
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <div className={styles.actions} data-markdown-ignore="">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && {'aria-controls': id})}
        aria-label="Copy page, and more actions"
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={openByArrow}
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
      {isOpen && (
        <Suspense fallback={null}>
          <Menu id={id} permalink={permalink} button={button} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
