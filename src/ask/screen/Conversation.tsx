import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import type {AskSettings} from '@site/src/ask/settings';
import type {Conversation as State} from '@site/src/ask/screen/use-conversation';
import {AskField} from './AskField';
import {AskTurn} from './AskTurn';
import {stateText} from './state-text';
import styles from './ask.module.css';

interface Props {
  settings: AskSettings;
  conversation: State;
  field: RefObject<HTMLInputElement>;
  /** What's in the field. */
  text: string;
  onType: (text: string) => void;
  /** The reader has ended the conversation. */
  onStartAnew: () => void;
}

/** Questions with their answers, and one field that stays the same element throughout. */
export function Conversation({settings, conversation, field, text, onType, onStartAnew}: Props): ReactNode {
  const {turns, isBusy, prepare, ask, stop, retry, startAnew} = conversation;
  const last = useRef<HTMLElement>(null);
  const latest = turns.at(-1);
  const count = turns.length;
  const shown = useRef(count);

  useEffect(() => {
    if (count > shown.current) last.current?.scrollIntoView({block: 'start'});
    shown.current = count;
  }, [count]);

  const submit = (question: string) => {
    ask(question);
    field.current?.focus({preventScroll: true});
  };

  const clear = () => {
    startAnew();
    onStartAnew();
    field.current?.focus();
  };

  return (
    <section className={styles.ask} aria-label={`Ask ${settings.product}`}>
      <div aria-busy={isBusy}>
        {turns.map((turn) => (
          <AskTurn
            key={turn.id}
            ref={turn === latest ? last : null}
            turn={turn}
            settings={settings}
            onRetry={() => retry(turn)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {latest ? stateText(latest) : ''}
      </p>
      <AskField
        ref={field}
        text={text}
        isFollowUp={count > 0}
        isBusy={isBusy}
        onIntent={prepare}
        onType={onType}
        onAsk={submit}
        onStop={stop}
        onStartAnew={clear}
      />
      {count === 0 && (
        <ul className={styles.suggestions} aria-label="Suggested questions" onPointerEnter={prepare}>
          {settings.suggestions.map((question) => (
            <li key={question}>
              <button type="button" className="chip" onClick={() => submit(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {count === 0 && (
        <p className={styles.hint}>
          {settings.hosted ? 'Questions go to this site’s assistant.' : 'Answers are quoted from these docs.'} This
          browser remembers the conversation until you start a new one.
          {settings.hasAnalytics && ' Your rating includes the question.'}
        </p>
      )}
    </section>
  );
}
