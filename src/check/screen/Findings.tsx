import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FindingGroup} from 'compose-check/finding-groups';
import styles from './findings.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {Lines} from './Lines';
import {SeverityMark, severityClass} from './SeverityMark';
import {useShown} from './use-shown';

interface Props {
  groups: readonly FindingGroup[];
  label: string;
}

/** A way to read more, named after the section that it leads to: `managed storage`. */
export const ReadMore = ({to}: {to: string}): ReactNode => (
  <Link to={to}>{`See ${to.split(/[#/]/).at(-1)?.replaceAll('-', ' ') ?? ''}`}</Link>
);

function FindingItem({group}: {group: FindingGroup}): ReactNode {
  const {id, severity, kind, title, text, remedies, link, messages, hasFix, places} = group;
  const page = link?.split('#')[0];
  const more = link && (
    <span>
      {' '}
      <ReadMore to={link} />
    </span>
  );
  const quotes = messages.slice(0, 3).map((message) => (
    <p key={message} className={styles.message}>
      {message}
    </p>
  ));
  return (
    <li id={id} tabIndex={-1} className={clsx(styles.finding, severityClass(severity))}>
      <p className="baseline">
        {kind ? <b>{kind}</b> : <SeverityMark severity={severity} />}{' '}
        {!kind && <code className={styles.key}>{title}</code>} <Lines places={places} />
      </p>
      <p className={styles.text}>
        <InlineMarkdown text={text} page={page} />
        {remedies.length === 0 && more}
      </p>
      {severity === 'stops' || kind ? quotes : null}
      {remedies.map((remedy, at) => (
        <p key={remedy} className={styles.text}>
          <InlineMarkdown text={remedy} page={page} />
          {at === remedies.length - 1 && more}
        </p>
      ))}
      {hasFix && <p className={styles.text}>Mended in the adapted file above.</p>}
      {quotes.length > 0 && severity !== 'stops' && !kind && (
        <details className={styles.text}>
          <summary>What the CLI prints</summary>
          {quotes}
        </details>
      )}
    </li>
  );
}

export function Findings({groups, label}: Props): ReactNode {
  const [shown, more] = useShown(groups);
  return (
    <>
      <ol className="ruled" aria-label={label}>
        {shown.map((group) => (
          <FindingItem key={group.id} group={group} />
        ))}
      </ol>
      {more}
    </>
  );
}
