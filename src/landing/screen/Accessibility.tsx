import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {ACCESSIBILITY} from '@site/src/landing/accessibility-copy';
import {useSearchSettings} from '@site/src/search/settings';
import styles from './accessibility.module.css';

/** The accessibility statement, with a way to report what's missing. */
export function Accessibility(): ReactNode {
  const {title, paragraphs, report} = ACCESSIBILITY;
  const {reportUrl} = useSearchSettings();
  useBrokenLinks().collectAnchor('accessibility');
  return (
    <section className={styles.statement} id="accessibility" aria-labelledby="accessibility-title">
      <h2 id="accessibility-title">{title}</h2>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a className="link" href={reportUrl} target="_blank" rel="noopener noreferrer">
            {report}
          </a>
        </p>
      </div>
    </section>
  );
}
