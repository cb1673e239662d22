import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {scrollToTurn, useSiteConversation} from '@site/src/ask/screen/use-site-conversation';
import {useFieldText} from '@site/src/ask/screen/use-field-text';
import {Conversation} from './Conversation';

const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether a form or a typed link has led here, and not the way back or a reload: those go where the reader was. */
let isVisit = loaded?.type === 'navigate';

/** The conversation as a page, which takes a question from its address. */
export default function AskConversation(): ReactNode {
  const {search, pathname, key} = useLocation();
  const history = useHistory();
  const site = useSiteConversation();
  /** Visit of an address whose question has been dealt with. */
  const visited = useRef('');
  const {settings, field} = site;
  const {turns, ask} = site.conversation;
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
    else if (history.action === 'PUSH' || (isVisit && !key)) scrollToTurn(known);
    isVisit = false;
  }, [linked, visit, offered, ask, known, history, key, field, settings]);

  return (
    <Conversation {...site} text={text} onType={setText} onStartAnew={() => search && history.replace(pathname)} />
  );
}
