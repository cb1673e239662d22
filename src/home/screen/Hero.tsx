import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useCallToAction} from '@site/src/hooks/use-call-to-action';
import {HERO, OWN_FILE} from '@site/src/home/words';
import {Figure} from './Figure';
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

export function Hero(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const action = useCallToAction();
  return (
    <section className={clsx('wide', styles.hero)}>
      <div className={styles.intro}>
        <h1>{unbroken(tagline)}</h1>
        <div className={styles.side}>
          <p>{HERO.text}</p>
          <div className={styles.actions}>
            {action && (
              <Link className="btn btn--primary" to={action.to}>
                {action.label}
              </Link>
            )}{' '}
            <Link className="btn" to="/docs">
              {HERO.read}
            </Link>
          </div>
        </div>
      </div>
      <Figure />
      <p className={styles.own}>
        <Link className="link" to={OWN_FILE.to}>
          {OWN_FILE.label}
        </Link>
      </p>
    </section>
  );
}
