import type {ReactNode} from 'react';
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

export function AnswerActions(props: Props): ReactNode {
  const {question, body, citations} = props;
  return (
    <div className={styles.actions}>
      {body.length > 0 && <CopyButton text={() => textOf(props)} what="answer" />}
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
