import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {readSource, saveSource, takeHandedOver} from '@site/src/check/session';
import {oneFile, type Source} from '@site/src/check/source';

/** Pause in typing after which the text is saved, in milliseconds. */
const PAUSE = 400;

/** The reader's files, saved until the tab is closed and never sent anywhere. */
export function useSource(field: RefObject<HTMLTextAreaElement>): [source: Source, setSource: (next: Source) => void] {
  const [source, setSource] = useState<Source>(() => oneFile(''));
  const unsaved = useRef<Source | null>(null);

  const change = useCallback((next: Source) => {
    unsaved.current = next;
    setSource(next);
  }, []);

  useIsomorphicLayoutEffect(() => {
    // Text typed before the page's scripts ran takes precedence over what was saved.
    const early = field.current?.value;
    setSource((now) => (early ? oneFile(early) : (readSource() ?? now)));
    return takeHandedOver(change);
  }, [field, change]);

  const save = useCallback(() => {
    if (unsaved.current) saveSource(unsaved.current);
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
