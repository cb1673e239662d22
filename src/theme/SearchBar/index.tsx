// Eject: the button and shortcuts of our own search; the original is for Algolia only and connects to it on every page.
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import {fetchAhead} from '@site/src/lib/fetch-ahead';
import {isApple} from '@site/src/lib/is-apple';
import {loadModal} from '@site/src/search/screen/load-modal';
import {searchPageUrl} from '@site/src/search/screen/links';
import type {SearchModalProps} from '@site/src/search/screen/modal/SearchModal';
import {offerSearch} from '@site/src/search/open-search';
import {reportTyping} from '@site/src/analytics/report-typing';
import {useSearchSettings} from '@site/src/search/settings';
import {useShortcuts} from '@site/src/search/screen/use-shortcuts';
import {ComingModal} from './ComingModal';
import styles from './search-bar.module.css';

/** Where search and Ask meet: neither knows the other. */
const loadQuestionMode = async () => (await import('@site/src/ask/screen/QuestionMode')).QuestionMode;

export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {baseUrl} = settings.address;
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  /** Address at which the search was opened; none when it has been closed since. */
  const address = useRef('');
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the search was opened to ask a question of another place, such as the page of Ask. */
  const [asksAtOnce, setAsksAtOnce] = useState(false);
  /** Typed before the modal is there. */
  const typed = useRef('');
  const [text, setText] = useState('');
  const keys = useIsBrowser() && isApple() ? '⌘K' : 'Ctrl K';

  const prepare = useCallback(() => fetchAhead(() => loadModal(settings)), [settings]);

  const type = useCallback((next: string) => {
    typed.current = next;
    setText(next);
  }, []);

  const openWith = useCallback(
    (question: string) => {
      address.current = window.location.href;
      type(question);
      setAsksAtOnce(question !== '');
      setIsOpen(true);
      loadModal(settings).then(
        (loaded) => setModal(() => loaded),
        () => {
          if (!address.current) return;
          setIsOpen(false);
          // The search page says in words what is wrong, and can be tried again.
          history.push(typed.current ? searchPageUrl(baseUrl, typed.current) : `${baseUrl}search`);
        },
      );
    },
    [settings, baseUrl, history, type],
  );
  const open = useCallback(() => openWith(''), [openWith]);
  useEffect(() => offerSearch(openWith), [openWith]);

  const close = useCallback(() => {
    setIsOpen(false);
    // When the page is no longer inert. A reader who followed a hit is elsewhere, and needs the focus there.
    const opened = address.current;
    address.current = '';
    requestAnimationFrame(() => {
      if (window.location.href === opened) button.current?.focus();
    });
  }, []);

  useShortcuts(isOpen, open, close);
  useBackCloses(isOpen, close);

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
      {isOpen && (
        <WidgetBoundary name="Search">
          {Modal ? (
            <Modal initialQuery={text} asksAtOnce={asksAtOnce} loadQuestionMode={loadQuestionMode} onClose={close} />
          ) : (
            <ComingModal
              text={text}
              onType={(next) => {
                type(next);
                reportTyping(next);
              }}
              onClose={close}
            />
          )}
        </WidgetBoundary>
      )}
    </>
  );
}
