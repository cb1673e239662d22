import {type ReactNode, useState} from 'react';
import {track} from '@site/src/analytics/track';
import {type BodyPart, type Citation, partAsMarkdown} from 'docs-index/answers/answer';
import {openElsewhere} from '@site/src/ask/open-elsewhere';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './actions.module.css';

interface Props {
  question: string;
  body: readonly BodyPart[];
  citations: readonly Citation[];
}

const absolute = (url: string): string => new URL(url, window.location.origin).href;

function textOf({question, body, citations}: Props): string {
  const sources = citations.map(({n, title, url}) => `[${n}] ${title}: ${absolute(url)}`).join('\n');
  return [question, ...body.map(partAsMarkdown), sources].filter(Boolean).join('\n\n');
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

export function AnswerActions(props: Props): ReactNode {
  const {question, body, citations} = props;
  return (
    <div className={styles.actions}>
      {body.length > 0 && <CopyButton text={() => textOf(props)} what="answer" />}
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
