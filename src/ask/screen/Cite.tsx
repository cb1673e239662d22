import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Citation} from 'docs-index/answers/answer';
import styles from './cite.module.css';

/** Number of a source, set tight to the last word. It opens the section itself. */
export function Cite({citation}: {citation: Citation | undefined}): ReactNode {
  if (!citation) return null;
  return (
    <>
      {'\u2060'}
      <Link to={citation.url} className={styles.cite ?? ''} aria-label={`Source ${citation.n}: ${citation.title}`}>
        {citation.n}
      </Link>
    </>
  );
}
