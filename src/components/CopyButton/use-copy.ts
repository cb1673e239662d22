import {useEffect, useState} from 'react';

/** How long it's shown that something has been copied, in milliseconds. */
const CONFIRMATION = 1600;

export type CopyState = 'ready' | 'copied' | 'failed';

export const COPY_ICONS = {ready: 'copy', copied: 'check', failed: 'close'} as const;

/** What the button shows and announces when it's done. */
export const COPY_WORDS: Record<CopyState, string> = {ready: '', copied: 'Copied', failed: 'Not copied'};

/** The result of copying, for as long as it takes to read, and a function that follows another attempt. */
export function useCopy(): [CopyState, follow: (attempt: Promise<boolean>) => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    // A failure takes longer to read.
    const timer = setTimeout(() => setState('ready'), (state === 'failed' ? 2 : 1) * CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const follow = (attempt: Promise<boolean>) => {
    // The same words are announced again, and stay as long.
    setState('ready');
    void attempt.then((isCopied) => setState(isCopied ? 'copied' : 'failed'));
  };
  return [state, follow];
}
