import Link from '@docusaurus/Link';
import settings from '@generated/outputs/default/ask-settings.json';
import type {ReactNode} from 'react';
import type {AnswerState, Source} from 'docs-index/answers/answer';
import styles from './answer.module.css';

interface Props {
  question: string;
  state: AnswerState;
  sections: readonly Source[];
}

const ABOVE: Record<AnswerState, string> = {
  sure: 'See also:',
  unsure: 'Or is it one of these?',
  'not-covered': 'The closest sections:',
};

/** Sections of other pages, and where people answer what the docs don't. */
export function Nearest({question, state, sections}: Props): ReactNode {
  return (
    <div className={styles.body}>
      {state === 'not-covered' && (
        <p>
          Nothing in these docs answers this question.{' '}
          <Link to={`/search?q=${encodeURIComponent(question)}`}>Search for it</Link>, or for a command, a flag or the
          text of a message.
        </p>
      )}
      {sections.length > 0 && (
        <>
          <p>{ABOVE[state]}</p>
          <ul className="prose-list">
            {sections.map(({title, trail, url}) => (
              <li key={url}>
                <Link to={url}>{title}</Link> <span className="muted-xs">{trail.join(' / ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {state !== 'sure' && (
        <p>
          People answer on <Link href={settings.discord}>Discord</Link> and in the{' '}
          <Link href={settings.issues}>GitHub issues</Link>.
        </p>
      )}
    </div>
  );
}
