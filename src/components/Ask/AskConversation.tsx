import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import settings from '@generated/ask/default/settings.json';
import {answerEngine} from '@site/src/ask/engine';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {useFieldText} from '@site/src/ask/use-field-text';
import {useConversation} from '@site/src/ask/use-conversation';
import {AskField} from './AskField';
import {AskTurn} from './AskTurn';
import {stateText} from './state-text';
import styles from './ask.module.css';

const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether a form or a typed link has led here, and not the way back or a reload: those go where the reader was. */
let isVisit = loaded?.type === 'navigate';

/** The whole conversation: questions with their answers, and one field that stays the same element throughout. */
export default function AskConversation(): ReactNode {
  const {search, pathname, key} = useLocation();
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLElement>(null);
  /** Visit of an address whose question has been dealt with. */
  const visited = useRef('');
  const {turns, isBusy, ask, stop, retry, startAnew} = useConversation(answerEngine(settings));
  const latest = turns.at(-1);
  const linked = questionFromUrl(search);
  const visit = `${key} ${linked}`;
  const known = turns.findLast(({question}) => question === linked);
  // An assistant costs the site money and sends the question away: a mere link may not do that, only the reader.
  const offered = settings.hosted && !known ? linked : '';
  const [text, setText] = useFieldText(offered);

  useEffect(() => {
    if (offered !== '') field.current?.focus({preventScroll: true});
    if (settings.hosted || linked === '' || visited.current === visit) return;
    visited.current = visit;
    // A question of the conversation is not asked again, such as after a reload. Who follows a link to it finds it.
    if (!known) ask(linked);
    else if (history.action === 'PUSH' || (isVisit && !key)) {
      document.getElementById(`question-${known.id}`)?.scrollIntoView();
    }
    isVisit = false;
  }, [linked, visit, offered, ask, known, history, key]);

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
    if (search) history.replace(pathname);
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
        onType={setText}
        onAsk={submit}
        onStop={stop}
        onStartAnew={clear}
      />
      {count === 0 && (
        <ul className={styles.suggestions} aria-label="Suggested questions">
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
          {settings.hosted ? 'Questions go to the assistant of this site.' : 'Answers are quoted from these docs.'} This
          browser remembers the conversation until you start a new one.
          {settings.hasAnalytics && ' A rating sends the question along.'}
        </p>
      )}
    </section>
  );
}
