import settings from '@generated/outputs/default/ask-settings.json';
import type {ReactNode} from 'react';
import styles from './ask.module.css';

interface Props {
  onAsk: (question: string) => void;
  /** The pointer has come near. */
  onIntent?: () => void;
}

export function Suggestions({onAsk, onIntent}: Props): ReactNode {
  return (
    <ul className={styles.suggestions} aria-label="Suggested questions" onPointerEnter={onIntent}>
      {settings.suggestions.map((question) => (
        <li key={question}>
          <button type="button" className="chip" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
