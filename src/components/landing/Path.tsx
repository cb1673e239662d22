import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {PATH} from '@site/src/data/landing';
import styles from './landing.module.css';

/** The newcomer's path: stations on a line, of which the last is live. */
export function Path(): ReactNode {
  return (
    <ol className={styles.path} aria-label="The way from nothing to production">
      {PATH.map(({label, text, to}) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
