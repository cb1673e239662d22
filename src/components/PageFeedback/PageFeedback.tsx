import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useId, useState} from 'react';
import {track} from '@site/src/analytics/track';
import styles from './page-feedback.module.css';
import {type Vote, voteOn, withVote} from './feedback';

const KEY = 'docs.page-feedback';

const THANKS: Record<Vote, string> = {
  yes: 'Thank you.',
  no: 'Thank you. What was missing?',
};

interface Props {
  /** Address of the page on this site. */
  permalink: string;
  /** Where the reader can say more. */
  issueHref: string;
}

/** Asks whether the page helped. The answer is reported as an event, and remembered in this browser only. */
export function PageFeedback({permalink, issueHref}: Props): ReactNode {
  const [stored, slot] = useStorageSlot(KEY);
  /** The choice of this visit: it applies even where nothing can be stored, and only this one is read out. */
  const [chosen, setChosen] = useState<Vote | null>(null);
  const vote = chosen ?? voteOn(permalink, stored);
  const id = useId();

  const choose = (answer: Vote) => {
    setChosen(answer);
    if (answer === vote) return;
    slot.set(withVote(slot.get(), permalink, answer));
    track('pageFeedback', {path: permalink, isHelpful: answer === 'yes'});
  };

  return (
    <div className={'needs-script row'} data-markdown-ignore="">
      <div className={styles.question} role="group" aria-labelledby={id}>
        <span id={id}>Was this page helpful?</span>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            className={styles.answer}
            aria-pressed={vote === answer}
            onClick={() => choose(answer)}
          >
            {answer === 'yes' ? 'Yes' : 'No'}
          </button>
        ))}
      </div>
      <span className={styles.thanks}>
        <span role="status">{chosen && THANKS[chosen]}</span>{' '}
        {vote === 'no' && (
          <a className="link" href={issueHref} target="_blank" rel="noopener noreferrer">
            Tell us in an issue
          </a>
        )}
      </span>
    </div>
  );
}
