// Eject: the button and shortcuts of our own search; the original is for Algolia only and connects to it on every page.
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useCallback, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {loadModal} from '@site/src/search/load-modal';
import type {SearchModalProps} from '@site/src/search/modal/SearchModal';
import {useShortcuts} from '@site/src/search/use-shortcuts';
import styles from './search-bar.module.css';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  /** Address at which the search was opened. */
  const address = useRef('');
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const keys = useIsBrowser() && isApple() ? '⌘K' : 'Ctrl K';

  const prepare = useCallback(() => void loadModal(baseUrl).catch(() => undefined), [baseUrl]);

  const open = useCallback(() => {
    loadModal(baseUrl).then(
      (loaded) => {
        address.current = window.location.href;
        setModal(() => loaded);
        setIsOpen(true);
      },
      // The search page says in words what is wrong, and can be tried again.
      () => history.push(`${baseUrl}search`),
    );
  }, [baseUrl, history]);

  const close = useCallback(() => {
    setIsOpen(false);
    // When the page is no longer inert. Whoever followed a hit is elsewhere, and needs the focus there.
    requestAnimationFrame(() => {
      if (window.location.href === address.current) button.current?.focus();
    });
  }, []);

  useShortcuts(isOpen, open, close);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      {Modal && isOpen && (
        <WidgetBoundary name="Search">
          <Modal onClose={close} />
        </WidgetBoundary>
      )}
    </>
  );
}
