import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Said} from '@site/src/components/Said/Said';
import {LANDING_WORDS} from '@site/src/data/front-words';
import {PATH} from '@site/src/data/landing';
import styles from './path.module.css';

/** The newcomer's path: stations on a line, of which the last is live. */
export function Path(): ReactNode {
  return (
    <ol className={styles.path} aria-label={LANDING_WORDS.path}>
      {PATH.map(({label, text, to}) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
          <Said>: </Said>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
