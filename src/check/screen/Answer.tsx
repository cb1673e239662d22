import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CheckAnswer} from 'compose-check/answer';
import type {FindingGroup} from 'compose-check/finding-groups';
import type {CheckResult, NotJudged, ProviderId} from 'compose-check/types';
import {HARMS} from 'compose-check/data/severities';
import {works} from 'compose-check/verdict';
import {countsOf, notCarriedOver, verdictOf} from 'compose-check/words';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {Icon} from '@site/src/components/Icon/Icon';
import {providerOf} from './providers';
import {useProduct} from '@site/src/hooks/use-product';
import {readBlock} from '@site/src/lib/code/block';
import {renderBlock} from '@site/src/lib/code/render-block';
import styles from './check.module.css';
import {Findings} from './Findings';
import {InlineMarkdown} from './InlineMarkdown';
import {Line} from './Lines';
import outcome from './outcome.module.css';
import {severityClass} from './SeverityMark';
import {knownText, severityOf} from './texts';
import {useShown} from './use-shown';

export {AdaptedFile} from './AdaptedFile';
export {Outcome} from './Outcome';

/** What isn't in the file, and why that matters. */
function NotJudgedList({items, label}: {items: readonly NotJudged[]; label: string}): ReactNode {
  return (
    <ul className="ruled" aria-label={label}>
      {items.map(({what, why, condition = what, file, line}) => (
        <li key={`${what} ${file ?? ''} ${line ?? ''}`}>
          <b>
            <InlineMarkdown text={condition} />
          </b>
          <Line line={line} file={file} />
          <span className={styles.why}>
            <InlineMarkdown text={why} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Step({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.step} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Folded({summary, children}: {summary: string; children: ReactNode}): ReactNode {
  return (
    <details className={styles.skipped}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** What the cloud doesn't get, in one line. */
function NotCarriedOver({findings}: Pick<CheckResult, 'findings'>): ReactNode {
  const [shown, more] = useShown(notCarriedOver(findings));
  if (shown.length === 0) return null;
  return (
    <p className={styles.lost}>
      <b>Not carried over:</b>
      {shown.map(({what, line, file}) => (
        <span key={`${file} ${what}`}>
          {' '}
          <code>{what}</code>
          <Line line={line} file={file} />
        </span>
      ))}
      {more}
    </p>
  );
}

interface VerdictProps {
  result: CheckResult;
  groups: readonly FindingGroup[];
  provider: ProviderId;
  /** The reader's files, adapted. */
  children?: ReactNode;
}

function Verdict({result, groups, provider, children}: VerdictProps): ReactNode {
  const {cliVersion, slug} = useProduct();
  const {verdict, first, findings, notJudged, closed, config} = result;
  const conditions = notJudged.filter(({condition}) => condition !== undefined);
  const unchecked = notJudged.filter(({condition}) => condition === undefined);
  const harmful = groups.filter(({severity}) => HARMS.some((harm) => harm === severity));
  const others = groups.filter((group) => !harmful.includes(group));
  const known = others.length > 0 && <Findings groups={others} label="Things to know" />;
  const counts = countsOf(groups) || (verdict === 'not-checked' ? 'No findings' : 'Nothing to change');
  return (
    <>
      <h2 className={clsx(styles.verdict, severityClass(severityOf(verdict)))}>
        <span className={clsx('dot', styles.dot)} aria-hidden="true" />
        <span>{verdictOf(verdict, groups, result)}</span>
      </h2>
      <p className={styles.first}>
        <b>First:</b>{' '}
        <span>
          <InlineMarkdown text={first.text} />
        </span>
        <Line line={first.line} file={first.file} />
      </p>
      <NotCarriedOver findings={findings} />
      <p className={styles.counts}>
        <span>{`${counts}, on ${providerOf(provider).name} with CLI`}</span>{' '}
        <Link className="link" to="/docs/releases">
          {cliVersion}
        </Link>
      </p>
      {closed && (
        <p className={`row ${styles.remark}`}>
          <Icon name="caution" />
          <span>
            <InlineMarkdown text={closed} />
          </span>
        </p>
      )}
      {children}
      {harmful.length > 0 && (
        <Step title="What to change">
          <Findings groups={harmful} label="What to change" />
        </Step>
      )}
      {conditions.length > 0 && (
        <Step title="It depends on">
          <NotJudgedList items={conditions} label="Conditions" />
        </Step>
      )}
      {config.length > 0 && (
        <Step title="Set these first">
          <p className={outcome.lead}>
            These variables have no value in the file. Each command asks for the value and stores it encrypted.
          </p>
          <CodeFrame
            language="shell"
            html={renderBlock(readBlock(config.map((one) => `${slug} config set ${one}`).join('\n'), 'shell'))}
          />
        </Step>
      )}
      {known && works(verdict) && <Step title="Things to know">{known}</Step>}
      {known && !works(verdict) && (
        <Folded summary={others.length === 1 ? 'One more thing to know' : `${others.length} more things to know`}>
          {known}
        </Folded>
      )}
      {unchecked.length > 0 && (
        <Folded
          summary={unchecked.length === 1 ? 'One thing isn’t checked' : `${unchecked.length} things aren’t checked`}
        >
          <NotJudgedList items={unchecked} label="Not checked" />
        </Folded>
      )}
    </>
  );
}

export interface AnswerProps extends Omit<VerdictProps, 'result'> {
  answer: CheckAnswer;
}

/** The verdict and all findings, or the known messages of a log with cause and remedy, the root cause first. */
export function Answer({answer, ...props}: AnswerProps): ReactNode {
  if (answer.kind === 'compose') return <Verdict {...props} result={answer.result} />;
  return (
    <>
      <h2 className={styles.verdict}>{knownText(answer.explanations)}</h2>
      {props.groups.length > 0 ? (
        <Findings groups={props.groups} label="Messages" />
      ) : (
        <p className={styles.counts}>
          None of these lines matches a message that the CLI prints. If your app printed the message, look at{' '}
          <Link to="/docs/troubleshooting">problems by symptom</Link>, or <Link to="/docs/ask">ask the docs</Link>.
        </p>
      )}
    </>
  );
}
