import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import styles from './term.module.css';

interface Props {
  /** What the term means; plugins/remark fills it in from src/data/glossary.yaml. */
  definition?: string;
  children: ReactNode;
}

/** Room between a definition and the edge of the window, in pixels. */
const MARGIN = 8;

/**
 * A word of the glossary with its definition, which appears on hover, focus and tap, can be pointed at, and goes with
 * Escape (WCAG 1.4.13).
 */
export function Term({definition, children}: Props): ReactNode {
  const [isDismissed, setIsDismissed] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();

  /** Moves the definition back into the window. */
  const place = () => {
    setIsDismissed(false);
    const {current} = box;
    if (!current) return;
    // It's measured before React has rendered.
    delete current.parentElement?.dataset['dismissed'];
    current.style.setProperty('--shift', '0px');
    const {left, right} = current.getBoundingClientRect();
    const shift = Math.min(0, document.documentElement.clientWidth - MARGIN - right);
    current.style.setProperty('--shift', `${Math.max(shift, MARGIN - left)}px`);
  };

  // While the pointer is on the word, the focus may be elsewhere, and so may the key event.
  useEffect(() => {
    const isShown = () => Boolean(box.current?.getClientRects().length);
    const dismiss = ({key}: KeyboardEvent) => key === 'Escape' && isShown() && setIsDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  return (
    <span className={styles.term} onPointerEnter={place} data-dismissed={isDismissed || undefined}>
      <button type="button" className={styles.word} aria-describedby={id} onFocus={place} onClick={place}>
        {children}
      </button>
      <span ref={box} className={`overlay ${styles.definition}`} role="tooltip" id={id}>
        {definition}
      </span>
    </span>
  );
}
