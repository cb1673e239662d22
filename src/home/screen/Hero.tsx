import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './hero.module.css';

/** Words with a hyphen stay on one line, and the last word isn't alone on a line. */
const unbroken = (text: string): ReactNode =>
  text.split(/(\S+-\S+|\S+ \S+$)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The tagline, and next to it a sentence and the two ways on. */
export function Hero({children}: {children: ReactNode}): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.hero}>
      <h1>{unbroken(tagline)}</h1>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
