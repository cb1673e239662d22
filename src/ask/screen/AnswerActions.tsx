import type {ReactNode} from 'react';
import {type BodyPart, type Citation, partAsMarkdown} from 'docs-index/answers/answer';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
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
  return (
    <div className={styles.actions}>
      <CopyButton text={() => textOf(props)} what="answer" />
    </div>
  );
}
