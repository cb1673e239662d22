import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Citation} from 'docs-index/answers/answer';
import {safeUrl} from 'docs-index/markdown/safe-url';
import styles from './cite.module.css';

/** Number of a source, set tight to the last word. It opens the section itself. */
export function Cite({citation}: {citation: Citation | undefined}): ReactNode {
  const address = citation && safeUrl(citation.url);
  if (!citation || !address) return null;
  return (
    <>
      {'\u2060'}
      <Link to={address} className={styles.cite ?? ''} aria-label={`Source ${citation.n}: ${citation.title}`}>
        {citation.n}
      </Link>
    </>
  );
}
