import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Citation} from 'docs-index/answers/answer';
import ask from './ask.module.css';
import cite from './cite.module.css';
import styles from './sources.module.css';

/** The sections that an answer rests on, in the order of their numbers. */
export function Sources({citations}: {citations: readonly Citation[]}): ReactNode {
  return (
    <div className={styles.sources}>
      <h3 className="muted-xs">Sources</h3>
      <ol>
        {citations.map(({n, title, trail, url}) => (
          <li key={n}>
            <Link to={url} className={styles.source ?? ''}>
              <span className={cite.cite} aria-hidden="true">
                {n}
              </span>
              <span>
                <b>{title}</b> <span className="muted-xs">{trail.join(' / ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={ask.hint}>Quoted from the docs, word for word.</p>
    </div>
  );
}
