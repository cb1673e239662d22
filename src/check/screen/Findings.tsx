import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FindingGroup} from 'compose-check/finding-groups';
import {TextButton} from '@site/src/components/TextButton/TextButton';
import styles from './findings.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {SeverityMark, severityClass} from './SeverityMark';
import {useShown} from './use-shown';

const MOST_LINES = 12;

interface Props {
  groups: readonly FindingGroup[];
  label: string;
  /** Name of the only file; null if there are several, whose names are shown. */
  only: string | null;
  onLine: (line: number, file: string) => void;
}

interface LinesProps extends Pick<Props, 'only' | 'onLine'> {
  places: readonly {file: string; line: number}[];
}

/** Lines of the file, or of several files, each a way there. */
export function Lines({places, only, onLine}: LinesProps): ReactNode {
  const files = [...new Set(places.map(({file}) => file))];
  return (
    <span className={styles.lines}>
      {files.map((file) => {
        const lines = [...new Set(places.flatMap((place) => (place.file === file ? place.line : [])))];
        const shown = lines.slice(0, MOST_LINES);
        const where = only === null ? ` of ${file}` : '';
        return (
          <span key={file} className={styles.file}>
            {only === null && <code className={styles.fileName}>{file}</code>}
            {shown.map((line) => (
              <TextButton key={line} aria-label={`Line ${line}${where}, go there`} onClick={() => onLine(line, file)}>
                {`line ${line}`}
              </TextButton>
            ))}
            {lines.length > shown.length && <span>{` and ${lines.length - shown.length} more`}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** A way to read more, named after the section that it leads to: `managed storage`. */
export const ReadMore = ({to}: {to: string}): ReactNode => (
  <Link to={to}>{`See ${to.split(/[#/]/).at(-1)?.replaceAll('-', ' ') ?? ''}`}</Link>
);

function FindingItem({group, ...where}: {group: FindingGroup} & Pick<Props, 'only' | 'onLine'>): ReactNode {
  const {id, severity, kind, title, text, remedies, link, messages, hasFix} = group;
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
        {!kind && <code className={styles.key}>{title}</code>} <Lines places={group.places} {...where} />
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

export function Findings({groups, label, ...where}: Props): ReactNode {
  const [shown, more] = useShown(groups);
  return (
    <>
      <ol className="ruled" aria-label={label}>
        {shown.map((group) => (
          <FindingItem key={group.id} group={group} {...where} />
        ))}
      </ol>
      {more}
    </>
  );
}
