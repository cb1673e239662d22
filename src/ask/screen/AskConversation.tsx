import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {Conversation} from './Conversation';
import {scrollToTurn, useConversation} from './use-conversation';

const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether a form or a typed link has led here, and not the way back or a reload: those go where the reader was. */
let isVisit = loaded?.type === 'navigate';

/** The conversation as a page, which takes a question from its address. */
export default function AskConversation(): ReactNode {
  const {search, pathname, key} = useLocation();
  const history = useHistory();
  const conversation = useConversation();
  /** Visit of an address whose question has been dealt with. */
  const visited = useRef('');
  const {turns, ask} = conversation;
  const linked = questionFromUrl(search);
  const visit = `${key} ${linked}`;
  const known = turns.findLast(({question}) => question === linked);

  useEffect(() => {
    if (linked === '' || visited.current === visit) return;
    visited.current = visit;
    // A question of the conversation isn't asked again, such as after a reload. A link to it opens it.
    if (!known) ask(linked);
    else if (history.action === 'PUSH' || (isVisit && !key)) scrollToTurn(known);
    isVisit = false;
  }, [linked, visit, ask, known, history, key]);

  return <Conversation conversation={conversation} onStartAnew={() => search && history.replace(pathname)} />;
}
