import {useCallback, useEffect, useRef, useState} from 'react';

/** Long enough that a screen reader doesn't announce every letter, in milliseconds. */
const PAUSE = 500;

/** A text for a live region, set when nothing newer has come for a moment. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const announce = useCallback((next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(next), PAUSE);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [text, announce];
}
