import Link from '@docusaurus/Link';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import settings from '@generated/outputs/default/ask-settings.json';
import {cleanQuestion} from '@site/src/ask/question-from-url';
import {Icon} from '@site/src/components/Icon/Icon';
import {isPlainClick} from '@site/src/navigation/is-plain-click';
import {Conversation} from './Conversation';
import {scrollToTurn, useConversation} from './use-conversation';
import styles from './question-mode.module.css';

interface Props {
  /** Asked right away, unless it was asked before; empty for none. */
  question: string;
  /** Address of the page with the same conversation, for a question of it. */
  pageUrl: (question: string) => string;
  onBack: () => void;
  onClose: () => void;
}

/** The conversation that replaces the search results in its dialog while the reader asks. */
export function QuestionMode({question, pageUrl, onBack, onClose}: Props): ReactNode {
  const conversation = useConversation();
  const {turns, ask, field} = conversation;
  const asked = cleanQuestion(question);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    field.current?.focus({preventScroll: true});
    const turn = turns.findLast((one) => one.question === asked) ?? (asked ? undefined : turns.at(-1));
    if (turn) scrollToTurn(turn);
    else if (asked) ask(asked);
  }, [field, asked, ask, turns]);

  // A link in the conversation closes the dialog, unless it opens a new tab.
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && isPlainClick(event) && link.getAttribute('target') !== '_blank') onClose();
  };

  return (
    <div className={styles.mode} onClick={leave}>
      <header className={styles.head}>
        <button type="button" className="icon-button" aria-label="Back to the search" onClick={onBack}>
          <Icon name="arrow" className={styles.back} />
        </button>
        <p className={styles.title}>Ask {settings.product}</p>
        <Link className={styles.page ?? ''} to={pageUrl(turns.at(-1)?.question ?? '')}>
          Open as a page
        </Link>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body} data-conversation="">
        <Conversation conversation={conversation} />
      </div>
    </div>
  );
}
