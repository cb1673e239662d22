import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CheckAnswer} from 'compose-check/answer';
import type {FindingGroup} from 'compose-check/finding-groups';
import type {CheckResult, Explanation, FirstStep, NotJudged, ProviderId} from 'compose-check/types';
import {HARMS} from 'compose-check/data/severities';
import {works} from 'compose-check/verdict';
import {countsOf, notCarriedOver, verdictOf} from 'compose-check/words';
import {Icon} from '@site/src/components/Icon/Icon';
import {providerOf} from './providers';
import {TextButton} from '@site/src/components/TextButton/TextButton';
import {useProduct} from '@site/src/hooks/use-product';
import styles from './check.module.css';
import {ConfigCommands} from './ConfigCommands';
import {Findings} from './Findings';
import {InlineMarkdown} from './InlineMarkdown';
import {severityClass} from './SeverityMark';
import {knownText, severityOf} from './texts';
import {useShown} from './use-shown';

export {AdaptedFile} from './AdaptedFile';
export {Outcome} from './Outcome';

function Skipped({items, only}: {items: readonly NotJudged[]; only: string | null}): ReactNode {
  return (
    <details className={styles.skipped}>
      <summary>{items.length === 1 ? 'One thing isn’t checked' : `${items.length} things aren’t checked`}</summary>
      <ul className="prose-list">
        {items.map(({what, why, file, line}) => (
          <li key={`${what} ${file ?? ''} ${line ?? ''}`}>
            <code>{what}</code>
            <span>{`${line === undefined ? '' : `, ${only === null && file ? `${file} ` : ''}line ${line}`}: ${why}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const mustChange = ({severity}: FindingGroup): boolean => HARMS.some((harm) => harm === severity);

type OnLine = (line: number, file?: string) => void;

/** The way to the line that a sentence is about, if it's about one. */
function ToLine({line, file, onLine}: {line: number | undefined; file: string | undefined; onLine: OnLine}): ReactNode {
  return (
    line !== undefined && (
      <span className="muted-xs">
        {' '}
        <TextButton aria-label={`Line ${line}, go there`} onClick={() => onLine(line, file)}>
          {`line ${line}`}
        </TextButton>
      </span>
    )
  );
}

function First({step: {text, file, line}, onLine}: {step: FirstStep; onLine: OnLine}): ReactNode {
  return (
    <p className={styles.first}>
      <b>First:</b>{' '}
      <span>
        <InlineMarkdown text={text} />
      </span>
      <ToLine line={line} file={file} onLine={onLine} />
    </p>
  );
}

/** What the cloud doesn't get, in one line. */
function NotCarriedOver({findings, onLine}: Pick<CheckResult, 'findings'> & {onLine: OnLine}): ReactNode {
  const [shown, more] = useShown(notCarriedOver(findings));
  if (shown.length === 0) return null;
  return (
    <p className={styles.lost}>
      <b>Not carried over:</b>
      {shown.map(({what, line, file}) => (
        <span key={`${file} ${what}`}>
          {' '}
          <code>{what}</code>
          <ToLine line={line} file={file} onLine={onLine} />
        </span>
      ))}
      {more}
    </p>
  );
}

/** What isn't in the file, and decides. */
function Conditions({items, onLine}: {items: readonly NotJudged[]; onLine: OnLine}): ReactNode {
  return (
    <section className={styles.step}>
      <h3>It depends on</h3>
      <ul className="ruled" aria-label="Conditions">
        {items.map(({what, why, condition, file, line}) => (
          <li key={`${what} ${file ?? ''} ${line ?? ''}`}>
            <b>
              <InlineMarkdown text={condition ?? what} />
            </b>
            <ToLine line={line} file={file} onLine={onLine} />
            <span className={styles.why}>
              <InlineMarkdown text={why} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VerdictProps {
  result: CheckResult;
  groups: readonly FindingGroup[];
  provider: ProviderId;
  release: string | null;
  /** Name of the only file; null if there are several. */
  only: string | null;
  /** The reader's files, adapted. */
  children?: ReactNode;
  onLine: (line: number, file?: string) => void;
}

function Verdict({result, groups, provider, release, only, children, onLine}: VerdictProps): ReactNode {
  const {cliVersion} = useProduct();
  const {name} = providerOf(provider);
  const conditions = result.notJudged.filter(({condition}) => condition !== undefined);
  const others = groups.filter((group) => !mustChange(group));
  const unchecked = result.notJudged.filter(({condition}) => condition === undefined);
  const findingsIn = (title: string, part: readonly FindingGroup[]) =>
    part.length > 0 && (
      <section className={styles.step}>
        <h3>{title}</h3>
        <Findings groups={part} label={title} only={only} onLine={onLine} />
      </section>
    );
  return (
    <>
      <h2 className={clsx(styles.verdict, severityClass(severityOf(result.verdict)))}>
        <span className={clsx('dot', styles.dot)} aria-hidden="true" />
        <span>{verdictOf(result.verdict, groups, result)}</span>
      </h2>
      <First step={result.first} onLine={onLine} />
      <NotCarriedOver findings={result.findings} onLine={onLine} />
      <p className={styles.counts}>
        <span>{`${countsOf(groups) || (result.verdict === 'not-checked' ? 'No findings' : 'Nothing to change')}, on ${name} with CLI`}</span>{' '}
        <Link className="link" to="/docs/releases">
          {release ?? cliVersion}
        </Link>
      </p>
      {result.closed && (
        <p className={`row ${styles.remark}`}>
          <Icon name="caution" />
          <span>
            <InlineMarkdown text={result.closed} />
          </span>
        </p>
      )}
      {children}
      {findingsIn('What to change', groups.filter(mustChange))}
      {conditions.length > 0 && <Conditions items={conditions} onLine={onLine} />}
      {result.config.length > 0 && <ConfigCommands names={result.config} />}
      {others.length > 0 && works(result.verdict) && findingsIn('Things to know', others)}
      {others.length > 0 && !works(result.verdict) && (
        <details className={styles.skipped}>
          <summary>{others.length === 1 ? 'One more thing to know' : `${others.length} more things to know`}</summary>
          <Findings groups={others} label="Things to know" only={only} onLine={onLine} />
        </details>
      )}
      {unchecked.length > 0 && <Skipped items={unchecked} only={only} />}
    </>
  );
}

/** Known messages of a log with cause and remedy, the root cause first. */
function Known({
  explanations,
  groups,
  only,
  onLine,
}: {explanations: readonly Explanation[]} & Omit<VerdictProps, 'result'>): ReactNode {
  return (
    <>
      <h2 className={styles.verdict}>{knownText(explanations)}</h2>
      {groups.length > 0 ? (
        <Findings groups={groups} label="Messages" only={only} onLine={onLine} />
      ) : (
        <p className={styles.counts}>
          None of these lines matches a message that the CLI prints. If your app printed the message, look at{' '}
          <Link to="/docs/troubleshooting">problems by symptom</Link>, or <Link to="/docs/ask">ask the docs</Link>.
        </p>
      )}
    </>
  );
}

export interface AnswerProps extends Omit<VerdictProps, 'result'> {
  answer: CheckAnswer;
}

/** The verdict and all findings, or the known messages of a log. */
export function Answer({answer, ...props}: AnswerProps): ReactNode {
  return answer.kind === 'compose' ? (
    <Verdict {...props} result={answer.result} />
  ) : (
    <Known {...props} explanations={answer.explanations} />
  );
}
