import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {loadCheck, runCheck} from '@site/src/check/client';
import type {Choices} from 'compose-check/adapt/adapt';
import type {CheckAnswer, CheckRequest} from 'compose-check/answer';
import type {TextKind} from 'compose-check/kind-of';
import type {CheckInput} from 'compose-check/types';
import {fetchAhead} from '@site/src/lib/fetch-ahead';
import {loadOnce} from '@site/src/lib/load-once';
import {RemoteError} from '@site/src/lib/remote';

/** Pause in typing after which the text is checked, in milliseconds. */
const PAUSE = 250;

/** What shows an answer, which a page without one doesn't load: one import, or each has a copy of its own to load. */
export const loadScreen = loadOnce(() => import('./Answer'));

export type CheckState =
  /** With the previous text's answer, until the new one arrives. */
  | {status: 'empty' | 'checking'; answer: CheckAnswer | null}
  | {status: 'done'; answer: CheckAnswer}
  | {status: 'failed'; reason: 'load' | 'time'; answer: null};

/** Loads all that an answer needs, at the first sign that the reader wants one. */
export function warmUp(): void {
  fetchAhead(loadCheck);
  fetchAhead(loadScreen);
}

interface Settled {
  request: CheckRequest;
  state: CheckState & {status: 'done' | 'failed'};
}

interface Options extends CheckInput {
  kind: TextKind;
  choices: Choices;
}

function stateOf(request: CheckRequest | null, settled: Settled | null): CheckState {
  if (!request) return {status: 'empty', answer: null};
  if (settled?.request === request) return settled.state;
  const answer = settled?.state.answer;
  return {status: 'checking', answer: answer?.kind === request.kind ? answer : null};
}

const isTimeout = (error: unknown): boolean => error instanceof RemoteError && error.reason === 'time';

/** The newest verdict; while a newer text is being checked, the one before it. */
export function useCheck({files, kind, provider, mode, choices}: Options): [CheckState, retry: () => void] {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Choices are answered at once: the reader isn't typing. */
  const chosen = useRef(choices);
  const request = useMemo<CheckRequest | null>(() => {
    const [first] = files;
    if (!first || files.every(({text}) => !text.trim())) return null;
    if (kind === 'log') return {kind: 'explain', text: first.text};
    return {kind: 'compose', input: {files: [...files], provider, mode}, choices};
  }, [files, kind, provider, mode, choices]);

  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    const settle = (state: Settled['state']) => isCurrent && setSettled({request, state});
    const pause = chosen.current === choices ? PAUSE : 0;
    chosen.current = choices;
    const timer = setTimeout(() => {
      Promise.all([runCheck(request), loadScreen()]).then(
        ([answer]) => settle({status: 'done', answer}),
        (error: unknown) => settle({status: 'failed', reason: isTimeout(error) ? 'time' : 'load', answer: null}),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, choices, attempt]);

  const retry = useCallback(() => {
    setSettled(null);
    setAttempt((number) => number + 1);
  }, []);
  return [useMemo(() => stateOf(request, settled), [request, settled]), retry];
}
