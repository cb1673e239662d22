import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/use-product';
import styles from './wordmark.module.css';

/** Mark and name, which lead home; with `docs` where the site and the product could be confused. */
export function Wordmark({className, docs = false}: {className?: string; docs?: boolean}): ReactNode {
  const {name} = useProduct();
  return (
    <Link {...(className && {className})} to="/" aria-label={`${name}${docs ? ' docs' : ''}, home`}>
      <span className={styles.wordmark}>
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19.5 6.7v-.2a3 3 0 0 0-3-3h-10a3 3 0 0 0-3 3v11a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-.2" />
          <circle cx="19.5" cy="12" r="2.75" />
        </svg>
        <span>{name}</span>
        {docs && <span className={styles.docs}>docs</span>}
      </span>
    </Link>
  );
}
