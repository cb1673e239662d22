import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import settings from '@generated/ask/default/settings.json';
import {answerEngine} from '@site/src/ask/engine';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {useConversation} from '@site/src/ask/use-conversation';
import {useFieldText} from '@site/src/ask/use-field-text';
import {Conversation} from './Conversation';

const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether a form or a typed link has led here, and not the way back or a reload: those go where the reader was. */
let isVisit = loaded?.type === 'navigate';

/** The conversation as a page, which takes a question from its address. */
export default function AskConversation(): ReactNode {
  const {search, pathname, key} = useLocation();
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  /** Visit of an address whose question has been dealt with. */
  const visited = useRef('');
  const conversation = useConversation(answerEngine(settings));
  const {turns, ask} = conversation;
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
    // A question of the conversation isn't asked again, such as after a reload. A link to it opens it.
    if (!known) ask(linked);
    else if (history.action === 'PUSH' || (isVisit && !key)) {
      document.getElementById(`question-${known.id}`)?.scrollIntoView();
    }
    isVisit = false;
  }, [linked, visit, offered, ask, known, history, key]);

  return (
    <Conversation
      settings={settings}
      conversation={conversation}
      field={field}
      text={text}
      onType={setText}
      onStartAnew={() => search && history.replace(pathname)}
    />
  );
}
