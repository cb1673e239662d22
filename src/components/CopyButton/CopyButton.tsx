import {type ReactNode, useEffect, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {copyText} from '@site/src/lib/copy-text';

/** How long it's shown that something has been copied, in milliseconds. A failure takes longer to read. */
const CONFIRMATION = {copied: 1600, failed: 3200};

export type CopyState = 'ready' | keyof typeof CONFIRMATION;

const ICONS = {ready: 'copy', copied: 'check', failed: 'close'} as const;

/** What the button shows and announces when it's done. */
const WORDS = {ready: '', copied: 'Copied', failed: 'Not copied'};

/** The result of copying, for as long as it takes to read, and a function that follows another attempt. */
export function useCopy(): [CopyState, follow: (attempt: Promise<boolean>) => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), CONFIRMATION[state]);
    return () => clearTimeout(timer);
  }, [state]);
  const follow = (attempt: Promise<boolean>) => {
    // The same words are announced again, and stay as long.
    setState('ready');
    void attempt.then((isCopied) => setState(isCopied ? 'copied' : 'failed'));
  };
  return [state, follow];
}

interface Props {
  /** The text, or how to get it when it's asked for. */
  text: string | (() => string);
  /** What is copied, for the button's name: "Copy compose.yaml". */
  what: string;
}

/** Copies a text, and announces whether that worked. */
export function CopyButton({text, what}: Props): ReactNode {
  const [state, follow] = useCopy();
  const words = WORDS[state];
  return (
    <>
      <button
        type="button"
        className={`code-block__button code-block__button--${state}`}
        aria-label={words || `Copy ${what}`}
        onClick={() => follow(copyText(typeof text === 'string' ? text : text()))}
      >
        <Icon name={ICONS[state]} />
        <span className="code-block__word">{words || 'Copy'}</span>
      </button>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}
