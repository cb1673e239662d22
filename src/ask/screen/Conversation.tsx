import settings from '@generated/outputs/default/ask-settings.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {fillField} from '@site/src/lib/fill-field';
import {prepareAnswers} from '@site/src/search/client';
import {AskField} from './AskField';
import {AskTurn} from './AskTurn';
import {Suggestions} from './Suggestions';
import {stateText} from './state-text';
import type {Conversation as State} from './use-conversation';
import styles from './ask.module.css';

interface Props {
  conversation: State;
  /** The reader has ended the conversation. */
  onStartAnew?: () => void;
}

/** Questions with their answers, and one field that stays the same element throughout. */
export function Conversation({conversation, onStartAnew}: Props): ReactNode {
  const {turns, isBusy, ask, retry, startAnew, left, field} = conversation;
  const [text, setText] = useState('');
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
    onStartAnew?.();
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
            onEdit={() => fillField(field.current, turn.question)}
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
        onIntent={prepareAnswers}
        onType={setText}
        onAsk={submit}
        onStartAnew={count > 0 || left.length > 0 ? clear : undefined}
      />
      {count === 0 && (
        <>
          <Suggestions onAsk={submit} onIntent={prepareAnswers} />
          <p className={styles.hint}>
            Answers are quoted from these docs. This browser remembers the conversation until you start a new one.
          </p>
        </>
      )}
    </section>
  );
}
