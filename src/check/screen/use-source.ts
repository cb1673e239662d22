import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {HANDED_OVER, keepSource, readSource} from '@site/src/check/session';
import {oneFile, type Source} from '@site/src/check/source';

/** Pause in typing after which the text is kept, in milliseconds. */
const PAUSE = 400;

/** The reader's files, kept until the tab is closed and never sent anywhere. */
export function useSource(field: RefObject<HTMLTextAreaElement>): [source: Source, setSource: (next: Source) => void] {
  const [source, setSource] = useState<Source>(() => oneFile(''));
  const unsaved = useRef<Source | null>(null);

  useIsomorphicLayoutEffect(() => {
    // Text typed before the page's scripts ran takes precedence over what was kept.
    const early = field.current?.value;
    const restore = () => setSource((now) => readSource() ?? now);
    if (early) setSource(oneFile(early));
    else restore();
    window.addEventListener(HANDED_OVER, restore);
    return () => window.removeEventListener(HANDED_OVER, restore);
  }, [field]);

  const change = useCallback((next: Source) => {
    unsaved.current = next;
    setSource(next);
  }, []);

  const save = useCallback(() => {
    if (unsaved.current) keepSource(unsaved.current);
    unsaved.current = null;
  }, []);
  useEffect(() => {
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [source, save]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      // A reader who follows a link right after pasting finds the file again.
      save();
    };
  }, [save]);
  return [source, change];
}
