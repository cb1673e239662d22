import {type ReactNode, Suspense, lazy} from 'react';
import type {TextKind} from 'compose-check/kind-of';
import {TextButton} from '@site/src/components/TextButton/TextButton';
import type {AnswerProps} from './Answer';
import styles from './check.module.css';
import {type CheckState, loadScreen} from './use-check';

const Answer = lazy(async () => ({default: (await loadScreen()).Answer}));

/** What the check shows, before there's anything to check. */
const INTRODUCTION = [
  ['What to do first', 'Whether it deploys and works in the cloud, and the one thing to change first.'],
  [
    'Line by line',
    'What stops the deployment, what won’t be there in the cloud, and what has no effect, with the CLI’s own messages and the remedy.',
  ],
  ['Service by service', 'What each one becomes in your cloud, who reaches it, and the values to set first.'],
  [
    'Adapted',
    'Your file, changed so that it works: a diff with a reason for each change, and a question where only you can decide.',
  ],
  ['For a log or an error', 'Each known message with its cause, the root cause first.'],
] as const;

const Introduction = (): ReactNode => (
  <div>
    <h2 className={styles.verdict}>What you’ll see</h2>
    <ul className={`ruled ${styles.step}`}>
      {INTRODUCTION.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span className={styles.why}>{text}</span>
        </li>
      ))}
    </ul>
  </div>
);

interface Props extends Omit<AnswerProps, 'answer'> {
  state: CheckState;
  kind: TextKind;
  onKind: (kind: TextKind) => void;
  onRetry: () => void;
}

const FAILURES = {
  load: 'The check couldn’t be loaded. You might want to check your network connection.',
  time: 'The check took too long and was stopped. Try a smaller part of the file.',
} as const;

export function Results({state, kind, onKind, onRetry, ...props}: Props): ReactNode {
  const {answer} = state;
  const waiting = <p className={styles.counts}>Checking …</p>;
  if (state.status === 'empty') return <Introduction />;
  if (state.status === 'failed')
    return (
      <div role="alert">
        <p>{FAILURES[state.reason]}</p>
        <button type="button" className="btn btn--small" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  return (
    <>
      {answer ? (
        <Suspense fallback={waiting}>
          <Answer {...props} answer={answer} />
        </Suspense>
      ) : (
        waiting
      )}
      <p className={styles.small}>
        <span>{kind === 'log' ? 'Read as a log.' : 'Read as a Compose file.'}</span>{' '}
        <TextButton onClick={() => onKind(kind === 'log' ? 'compose' : 'log')}>
          {kind === 'log' ? 'It’s a Compose file' : 'It’s a log'}
        </TextButton>
      </p>
    </>
  );
}
