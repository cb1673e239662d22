import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Timeline} from '@site/src/components/Timeline/Timeline';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden/VisuallyHidden';
import {LANDING_WORDS, PATH} from '@site/src/landing/copy';
import styles from './path.module.css';

/** The newcomer's path. */
export function Path(): ReactNode {
  return (
    <div className={styles.path}>
      <Timeline label={LANDING_WORDS.path}>
        {PATH.map(({label, text, to}) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <VisuallyHidden>: </VisuallyHidden>
            <span>{text}</span>
          </li>
        ))}
      </Timeline>
    </div>
  );
}
