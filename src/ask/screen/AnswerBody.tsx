import type {ReactNode} from 'react';
import type {BodyPart, Citation} from '@site/src/ask/engine/answer';
import {LiveCode} from '@site/src/components/LiveCode/LiveCode';
import {Spans} from '@site/src/components/Spans/Spans';
import {AnswerTable} from './AnswerTable';
import {Cite} from './Cite';
import styles from './answer.module.css';

interface Props {
  parts: readonly BodyPart[];
  citations: readonly Citation[];
}

function Part({part, cite}: {part: BodyPart; cite: ReactNode}): ReactNode {
  switch (part.type) {
    case 'text':
      return (
        <p>
          <Spans spans={part.spans} />
          {cite}
        </p>
      );
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul';
      return (
        <List {...(part.start !== undefined && {start: part.start})}>
          {part.items.map((item, place) => (
            <li key={place}>
              <Spans spans={item} />
              {place === part.items.length - 1 && cite}
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <LiveCode code={part.text} language={part.lang || undefined} title={part.title} />;
    case 'table':
      return (
        <div>
          <AnswerTable head={part.head} rows={part.rows} />
          {cite && <p className={styles.tableCite}>{cite}</p>}
        </div>
      );
    case 'entry':
      return (
        <div className={styles.entry}>
          <p>
            <code>{part.name}</code>
            {cite}
          </p>
          <dl>
            {part.facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Spans spans={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
  }
}

/** The parts of an answer, in order, each with the number of its source. */
export function AnswerBody({parts, citations}: Props): ReactNode {
  if (parts.length === 0) return null;
  return (
    <div className={styles.body}>
      {parts.map((part) => (
        <Part
          key={part.id}
          part={part}
          cite={part.cite === undefined ? null : <Cite citation={citations.find(({n}) => n === part.cite)} />}
        />
      ))}
    </div>
  );
}
