import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Rail} from '@site/src/components/Rail/Rail';
import {Said} from '@site/src/components/Said/Said';
import {LANDING_WORDS} from '@site/src/data/front-words';
import {PATH} from '@site/src/data/landing';
import styles from './path.module.css';

/** The newcomer's path. */
export function Path(): ReactNode {
  return (
    <div className={styles.path}>
      <Rail label={LANDING_WORDS.path}>
        {PATH.map(({label, text, to}) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <Said>: </Said>
            <span>{text}</span>
          </li>
        ))}
      </Rail>
    </div>
  );
}
