// Eject: a smaller arrow, and hidden words instead of a label on a drawing without a role.
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './external-link.module.css';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <Icon name="external" className={styles.arrow} />
      <span className="visually-hidden"> (opens in new tab)</span>
    </>
  );
}
