import {type ReactNode, useRef} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './clearable-field.module.css';

interface Props {
  /** Of the button. */
  label: string;
  value: string;
  onClear: () => void;
  /** The field. */
  children: ReactNode;
}

/** A field with a button that empties it. The browser's own has another color in each browser, and no name. */
export function ClearableField({label, value, onClear, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear();
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={styles.box}>
      {children}
      {value && (
        <button type="button" className={`icon-button ${styles.button}`} aria-label={label} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
