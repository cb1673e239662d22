import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {copyText} from './copy-text';

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 1600;

interface Props {
  /** The text, or how to get it when it is asked for. */
  text: string | (() => string);
  /** What is copied, for the button's name: "Copy compose.yaml". */
  what: string;
}

/** Copies a text, and says so politely. */
export function CopyButton({text, what}: Props): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    if (!(await copyText(typeof text === 'string' ? text : text()))) return;
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), CONFIRMATION);
  }

  return (
    <>
      <button
        type="button"
        className={clsx('code-block__button', isCopied && 'code-block__button--done')}
        aria-label={isCopied ? 'Copied' : `Copy ${what}`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span className="code-block__word">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
