import {type ReactNode, useRef} from 'react';
import {createPortal} from 'react-dom';
import {Icon} from '@site/src/components/Icon/Icon';
import {useInertPage} from '@site/src/search/screen/modal/use-inert-page';
import styles from './coming-modal.module.css';

interface Props {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Stands in for the search while its code loads: takes what is typed, so that nobody waits for the network. */
export function ComingModal({text, onType, onClose}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useInertPage(box);
  return createPortal(
    <div
      ref={box}
      className={styles.scrim}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
    >
      <div className={`overlay ${styles.modal}`}>
        <div className={styles.head}>
          <Icon name="search" className={styles.icon} />
          <input
            className={styles.input}
            type="search"
            aria-label="Search the docs"
            placeholder="Search the docs"
            autoComplete="off"
            autoFocus
            maxLength={512}
            value={text}
            onChange={({target}) => onType(target.value)}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.state} role="status">
          Loading the search …
        </p>
      </div>
    </div>,
    document.body,
  );
}
