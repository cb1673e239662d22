import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {TextButton} from '@site/src/components/TextButton/TextButton';
import type {FindingGroup} from './finding-groups';
import styles from './findings.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {SeverityMark, severityClass} from './SeverityMark';
import {useShown} from './use-shown';

/** Most lines to list for one finding. */
const MOST_LINES = 12;

interface Props {
  groups: readonly FindingGroup[];
  /** Name of the list. */
  label: string;
  onLine: (line: number) => void;
}

function Lines({group, onLine}: {group: FindingGroup; onLine: Props['onLine']}): ReactNode {
  const lines = [...new Set(group.places.map(({line}) => line))];
  const shown = lines.slice(0, MOST_LINES);
  return (
    <span className={styles.lines}>
      <span>{lines.length === 1 ? 'line ' : 'lines '}</span>
      {shown.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <span>, </span>}
          <TextButton aria-label={`Line ${line}, go there`} onClick={() => onLine(line)}>
            {line}
          </TextButton>
        </Fragment>
      ))}
      {lines.length > shown.length && <span>{` and ${lines.length - shown.length} more`}</span>}
    </span>
  );
}

function FindingItem({group, onLine}: {group: FindingGroup; onLine: Props['onLine']}): ReactNode {
  const {id, severity, title, text, remedies, link, messages, hasFix} = group;
  const page = link?.split('#')[0];
  const more = link && (
    <span>
      {' '}
      <Link to={link} aria-label={`More about ${title}`}>
        More
      </Link>
    </span>
  );
  return (
    <li id={id} tabIndex={-1} className={clsx(styles.finding, severityClass(severity))}>
      <p className={styles.head}>
        <SeverityMark severity={severity} /> <code className={styles.key}>{title}</code>{' '}
        <Lines group={group} onLine={onLine} />
      </p>
      <p className={styles.text}>
        <InlineMarkdown text={text} page={page} />
        {remedies.length === 0 && more}
      </p>
      {messages.slice(0, 3).map((message) => (
        <p key={message} className={styles.message}>
          {message}
        </p>
      ))}
      {remedies.map((remedy, at) => (
        <p key={remedy} className={styles.text}>
          <InlineMarkdown text={remedy} page={page} />
          {at === remedies.length - 1 && more}
        </p>
      ))}
      {hasFix && <p className={styles.fix}>Fixed in the file below.</p>}
    </li>
  );
}

/** All findings, most severe first. */
export function Findings({groups, label, onLine}: Props): ReactNode {
  const [shown, showAll] = useShown(groups);
  return (
    <>
      <ol className={styles.findings} aria-label={label}>
        {shown.map((group) => (
          <FindingItem key={group.id} group={group} onLine={onLine} />
        ))}
      </ol>
      {showAll && (
        <button type="button" className="form-button" onClick={showAll}>
          {`Show all ${groups.length}`}
        </button>
      )}
    </>
  );
}
