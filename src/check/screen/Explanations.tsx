import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Explanation} from 'compose-check/types';
import styles from './findings.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {explanationId, KINDS, SEVERITY_OF} from './line-marks';
import {severityClass} from './SeverityMark';

interface Props {
  explanations: readonly Explanation[];
  onLine: (line: number) => void;
}

/** Known messages of a log with cause and remedy, the root cause first. */
export function Explanations({explanations, onLine}: Props): ReactNode {
  const hasSeveral = explanations.length > 1;
  return (
    <ol className={styles.findings} aria-label="Messages">
      {explanations.map(({id, kind, line, matched, cause, remedy, link, root}, at) => {
        const page = link.split('#')[0];
        return (
          <li
            key={`${id} ${line}`}
            id={explanationId(at)}
            tabIndex={-1}
            className={clsx(styles.finding, severityClass(SEVERITY_OF[kind]))}
          >
            <p className={styles.head}>
              <b>{root && hasSeveral ? 'Root cause' : KINDS[kind]}</b>{' '}
              <span className={styles.lines}>
                line{' '}
                <button type="button" aria-label={`Line ${line}, go there`} onClick={() => onLine(line)}>
                  {line}
                </button>
              </span>
            </p>
            <p className={styles.message}>{matched}</p>
            <p className={styles.text}>
              <InlineMarkdown text={cause} page={page} />
            </p>
            <p className={styles.text}>
              <b>What to do:</b> <InlineMarkdown text={remedy} page={page} /> <Link to={link}>More</Link>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
