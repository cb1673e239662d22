import {type ReactNode, useState} from 'react';
import {track} from '@site/src/analytics/track';
import {type BodyPart, type Citation, partAsMarkdown} from 'docs-index/answers/answer';
import {openElsewhere} from '@site/src/ask/open-elsewhere';
import {copyText} from '@site/src/lib/copy-text';
import {COPY_ICONS, COPY_WORDS, useCopy} from '@site/src/components/CopyButton/use-copy';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './actions.module.css';

interface Props {
  question: string;
  body: readonly BodyPart[];
  citations: readonly Citation[];
}

const absolute = (url: string): string => new URL(url, window.location.origin).href;

function CopyAnswer({question, body, citations}: Props): ReactNode {
  const [state, follow] = useCopy();

  function copy() {
    const sources = citations.map(({n, title, url}) => `[${n}] ${title}: ${absolute(url)}`).join('\n');
    const answer = [question, ...body.map(partAsMarkdown), sources].filter(Boolean).join('\n\n');
    follow(copyText(answer));
  }

  return (
    <>
      <button type="button" className="code-block__button" onClick={copy}>
        <Icon name={COPY_ICONS[state]} />
        <span>{COPY_WORDS[state] || 'Copy'}</span>
      </button>
      <span className="visually-hidden" role="status">
        {COPY_WORDS[state]}
      </span>
    </>
  );
}

function Rating({question, citations}: Pick<Props, 'question' | 'citations'>): ReactNode {
  const [rating, setRating] = useState<boolean | null>(null);
  const rate = (isHelpful: boolean) => {
    if (rating === isHelpful) return;
    setRating(isHelpful);
    track('askFeedback', {question, isHelpful, sources: citations.map(({url}) => url)});
  };
  return (
    <>
      <button type="button" className="code-block__button" aria-pressed={rating === true} onClick={() => rate(true)}>
        <Icon name="check" />
        Helpful
      </button>
      <button type="button" className="code-block__button" aria-pressed={rating === false} onClick={() => rate(false)}>
        <Icon name="close" />
        Not helpful
      </button>
      <span className="visually-hidden" role="status">
        {rating === null ? '' : 'Thank you'}
      </span>
    </>
  );
}

/** What can be done with an answer: copy it, rate it, take the question elsewhere. */
export function AnswerActions({question, body, citations}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      {body.length > 0 && <CopyAnswer question={question} body={body} citations={citations} />}
      {body.length > 0 && <Rating question={question} citations={citations} />}
      {openElsewhere(
        question,
        citations.map(({url}) => absolute(url)),
      ).map(({name, href}) => (
        <a key={name} className="code-block__button" href={href} target="_blank" rel="noopener noreferrer">
          <Icon name="external" />
          Open in {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ))}
    </div>
  );
}
