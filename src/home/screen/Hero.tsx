import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './hero.module.css';

/** The tagline, and next to it a sentence and the two ways on. */
export function Hero({children}: {children: ReactNode}): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.hero}>
      <h1>{tagline}</h1>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
