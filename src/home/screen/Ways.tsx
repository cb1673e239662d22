import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useExpand} from '@site/src/hooks/use-expand';
import {WAYS_SECTION} from '@site/src/home/words';
import {WAYS} from '@site/src/home/copy';
import {Section} from './Section';
import styles from './ways.module.css';

/** The sections and their most read pages. */
export function Ways(): ReactNode {
  const expand = useExpand();
  return (
    <Section id="home-ways" title={WAYS_SECTION.title} text={WAYS_SECTION.text}>
      <div className={styles.ways}>
        {WAYS.map((way) => (
          <div key={way.title}>
            <h3>
              <Link to={way.to}>
                {way.title}
                <Icon name="arrow" />
              </Link>
            </h3>
            <p>{expand(way.text)}</p>
            <ul>
              {way.pages.map((page) => (
                <li key={page.label}>
                  <Link to={expand(page.to)} className={clsx(page.isCommand && styles.mono)}>
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
