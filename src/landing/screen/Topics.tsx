import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden/VisuallyHidden';
import {TOPICS} from '@site/src/landing/copy';
import styles from './topics.module.css';

const idOf = (title: string) => `topic-${title.toLowerCase().replaceAll(' ', '-')}`;

/** All sections, by task. */
export function Topics(): ReactNode {
  return (
    <div className={styles.topics}>
      {TOPICS.map(({title, entries}) => (
        <section key={title} aria-labelledby={idOf(title)}>
          <h2 id={idOf(title)}>{title}</h2>
          <ul>
            {entries.map(({label, text, to}) => (
              <li key={label}>
                <Link to={to}>
                  <b>{label}</b>
                  <VisuallyHidden>: </VisuallyHidden>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
