import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {copyText} from '@site/src/lib/copy-text';
import {COPY_ICONS, COPY_WORDS, useCopy} from './use-copy';

interface Props {
  /** The text, or how to get it when it's asked for. */
  text: string | (() => string);
  /** What is copied, for the button's name: "Copy compose.yaml". */
  what: string;
}

/** Copies a text, and announces whether that worked. */
export function CopyButton({text, what}: Props): ReactNode {
  const [state, follow] = useCopy();
  const words = COPY_WORDS[state];
  return (
    <>
      <button
        type="button"
        className={`code-block__button code-block__button--${state}`}
        aria-label={words || `Copy ${what}`}
        onClick={() => follow(copyText(typeof text === 'string' ? text : text()))}
      >
        <Icon name={COPY_ICONS[state]} />
        <span className="code-block__word">{words || 'Copy'}</span>
      </button>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}
