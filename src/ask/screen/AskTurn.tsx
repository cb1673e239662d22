import clsx from 'clsx';
import {type ReactNode, forwardRef} from 'react';
import {type BodyPart, type Citation, answerState, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {type Turn, isRunning} from '@site/src/ask/turns';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {AnswerBody} from './AnswerBody';
import {Nearest} from './Nearest';
import {Sources} from './Sources';
import {stateText} from './state-text';
import ask from './ask.module.css';
import styles from './turn.module.css';

interface Props {
  turn: Turn;
  /** Puts the question into the field again. */
  onEdit: () => void;
  onRetry: () => void;
}

/** An answer to paste elsewhere, with whole addresses. */
function textOf(question: string, body: readonly BodyPart[], citations: readonly Citation[]): string {
  const sources = citations.map(({n, title, url}) => `[${n}] ${title}: ${new URL(url, window.location.origin).href}`);
  return [question, ...body.map(partAsMarkdown), sources.join('\n')].filter(Boolean).join('\n\n');
}

export const AskTurn = forwardRef<HTMLElement, Props>(function AskTurn({turn, onEdit, onRetry}, ref): ReactNode {
  const {id, question, parts, state} = turn;
  const isBusy = isRunning(turn);
  const citations = parts.filter((part) => part.type === 'citation');
  const nearest = parts.find((part) => part.type === 'nearest');
  const body = parts.filter(isBody);
  const heading = `question-${id}`;
  const again = () => {
    document.getElementById(heading)?.focus();
    onRetry();
  };
  return (
    <article ref={ref} className={styles.turn} aria-labelledby={heading}>
      {/* Takes the focus from the button to try again, which goes. */}
      <h2 id={heading} className={styles.question} tabIndex={-1}>
        {question}
      </h2>
      <p className={`row muted-xs ${styles.state}`}>
        <span
          className={clsx(
            'dot',
            isBusy && styles.breathing,
            (state === 'failed' || (state === 'done' && answerState(parts) !== 'sure')) && 'dot--off',
          )}
          aria-hidden="true"
        />
        <span>{stateText(turn)}</span>
      </p>
      <AnswerBody parts={body} citations={citations} />
      {state === 'failed' && (
        <div className={ask.notice}>
          <p>
            <strong>Unable to fetch an answer.</strong> You might want to check your network connection.
          </p>
          <button type="button" className="btn btn--small" onClick={again}>
            Try again
          </button>
        </div>
      )}
      {citations.length > 0 && <Sources citations={citations} />}
      {state === 'done' && (
        <Nearest question={question} state={answerState(parts)} sections={nearest?.sections ?? []} />
      )}
      {!isBusy && (
        <div className={styles.actions}>
          {body.length > 0 && <CopyButton text={() => textOf(question, body, citations)} what="answer" />}
          <button type="button" className="code-block__button" onClick={onEdit}>
            Edit question
          </button>
        </div>
      )}
    </article>
  );
});
