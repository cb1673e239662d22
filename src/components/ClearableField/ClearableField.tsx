import {type ReactNode, useRef} from 'react';
import {fillField} from '@site/src/lib/fill-field';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './clearable-field.module.css';

interface Props {
  /** Of the button. */
  label: string;
  value: string;
  /** The field. */
  children: ReactNode;
}

/** A field with a button that empties it. The browser's own has another color in each browser, and no name. */
export function ClearableField({label, value, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.box}>
      {children}
      {value && (
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label={label}
          onClick={() => fillField(box.current?.querySelector('input'))}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
