import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {readSource, saveSource, takeHandedOver} from '@site/src/check/session';
import {oneFile, type Source} from '@site/src/check/source';
import {isField} from './use-drops';

/** Pause in typing after which the text is saved, in milliseconds. */
const PAUSE = 400;

/** How often a replacement can be undone: each may be megabytes. */
const MOST_STEPS = 9;

interface State {
  source: Source;
  /** What was replaced, newest last: before and after. */
  steps: readonly (readonly [Source, Source])[];
}

const isSame = (one: Source, other: Source | undefined): boolean =>
  one.files.length === other?.files.length &&
  one.files.every(({name, text}, at) => name === other.files[at]?.name && text === other.files[at].text);

/**
 * The reader's files, saved until the tab is closed and never sent anywhere; what takes text that was typed; and what takes
 * other files: browsers forget what was in a field then, so Ctrl+Z brings it back here.
 */
export function useSource(field: RefObject<HTMLTextAreaElement>) {
  const [state, setState] = useState<State>(() => ({source: oneFile(''), steps: []}));
  const {source} = state;
  const unsaved = useRef<Source | null>(null);

  const change = useCallback((next: (before: State) => State) => {
    setState((before) => {
      const after = next(before);
      unsaved.current = after.source;
      return after;
    });
  }, []);
  const type = useCallback((next: Source) => change(({steps}) => ({source: next, steps})), [change]);
  const replace = useCallback(
    (next: Source) =>
      change(({source: before, steps}) => ({
        source: next,
        steps: isSame(before, next) ? steps : [...steps.slice(-MOST_STEPS), [before, next]],
      })),
    [change],
  );
  // What was typed since, the browser undoes.
  const isUndoable = isSame(source, state.steps.at(-1)?.[1]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isUndoable || !isKey || (event.target !== field.current && isField(event.target))) return;
      event.preventDefault();
      change(({steps, ...before}) => ({source: steps.at(-1)?.[0] ?? before.source, steps: steps.slice(0, -1)}));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isUndoable, change, field]);

  useIsomorphicLayoutEffect(() => {
    // Text typed before the page's scripts ran takes precedence over what was saved.
    const early = field.current?.value;
    setState(({source: now, steps}) => ({source: early ? oneFile(early) : (readSource() ?? now), steps}));
    return takeHandedOver(replace);
  }, [field, replace]);

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
  return [source, type, replace] as const;
}
