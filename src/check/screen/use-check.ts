import {useCallback, useEffect, useMemo, useState} from 'react';
import {runCheck} from '@site/src/check/client';
import type {CheckAnswer, CheckRequest} from '@site/src/check/engine/answer';
import type {TextKind} from '@site/src/check/engine/kind-of';
import type {CheckInput} from '@site/src/check/engine/types';
import {RemoteError} from '@site/src/lib/remote';

/** Pause in typing after which the text is checked, in milliseconds. */
const PAUSE = 250;

export type CheckState =
  /** With the previous text's answer, until the new one arrives. */
  | {status: 'empty' | 'checking'; answer: CheckAnswer | null}
  | {status: 'done'; answer: CheckAnswer}
  | {status: 'failed'; reason: 'load' | 'time'; answer: null};

interface Settled {
  request: CheckRequest;
  state: CheckState & {status: 'done' | 'failed'};
}

interface Options extends Omit<CheckInput, 'files'> {
  name: string;
  text: string;
  kind: TextKind;
}

function stateOf(request: CheckRequest | null, settled: Settled | null): CheckState {
  if (!request) return {status: 'empty', answer: null};
  if (settled?.request === request) return settled.state;
  const answer = settled?.state.answer ?? null;
  return {status: 'checking', answer: answer?.kind === request.kind ? answer : null};
}

const isTimeout = (error: unknown): boolean => error instanceof RemoteError && error.reason === 'time';

/** The newest verdict; while a newer text is being checked, the one before it. */
export function useCheck({name, text, kind, provider, mode, release}: Options): [CheckState, retry: () => void] {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = useMemo<CheckRequest | null>(() => {
    if (!text.trim()) return null;
    if (kind === 'log') return {kind: 'explain', text};
    return {kind: 'compose', input: {files: [{name, text}], provider, mode, release}};
  }, [name, text, kind, provider, mode, release]);

  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    const settle = (state: Settled['state']) => isCurrent && setSettled({request, state});
    const timer = setTimeout(() => {
      runCheck(request).then(
        (answer) => settle({status: 'done', answer}),
        (error: unknown) => settle({status: 'failed', reason: isTimeout(error) ? 'time' : 'load', answer: null}),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, attempt]);

  const retry = useCallback(() => {
    setSettled(null);
    setAttempt((number) => number + 1);
  }, []);
  return [useMemo(() => stateOf(request, settled), [request, settled]), retry];
}
