import clsx from 'clsx';
import {type FormEvent, type ReactNode, forwardRef} from 'react';
import {MAXIMUM_QUESTION, cleanQuestion} from '@site/src/ask/question-from-url';
import {Icon} from '@site/src/components/Icon/Icon';
import {fillField} from '@site/src/lib/fill-field';
import styles from './ask-field.module.css';

interface Props {
  text: string;
  isFollowUp?: boolean;
  isBusy?: boolean;
  /** The field has got the focus. */
  onIntent?: () => void;
  onType: (text: string) => void;
  onAsk: (question: string) => void;
  onStartAnew?: (() => void) | undefined;
}

/** The field for a question, which takes the next one when the answer has come. */
export const AskField = forwardRef<HTMLInputElement, Props>(function AskField(
  {text, isFollowUp = false, isBusy = false, onIntent, onType, onAsk, onStartAnew},
  ref,
): ReactNode {
  const label = isFollowUp ? 'Ask a follow-up' : 'Ask a question';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = cleanQuestion(text);
    if (question === '' || isBusy) return;
    fillField(event.currentTarget.querySelector('input'));
    onAsk(question);
  }

  return (
    <form className={clsx('screen-only', isFollowUp && styles.followUp)} onSubmit={submit}>
      <div className="field">
        <Icon name="ask" />
        <input
          ref={ref}
          type="text"
          name="q"
          aria-label={label}
          placeholder={isFollowUp ? label : 'How do I set a config value?'}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MAXIMUM_QUESTION}
          value={text}
          onFocus={onIntent}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className="icon-button" aria-label="Send">
          <Icon name="arrow" className={styles.up} />
        </button>
      </div>
      {onStartAnew && (
        <button type="button" className="code-block__button" onClick={onStartAnew}>
          {isFollowUp ? 'Start over' : 'Bring the conversation back'}
        </button>
      )}
    </form>
  );
});
