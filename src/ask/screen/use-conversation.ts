import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {AnswerEngine} from 'docs-index/answers/answer';
import {parseHistory, stringifyHistory} from '../history';
import {
  type Turn,
  answeredBefore,
  isRunning,
  withAnswerPart,
  withQuestion,
  withRetry,
  withState,
  withoutRunning,
} from '../turns';

export interface Conversation {
  turns: Turn[];
  /** Whether an answer is on its way. */
  isBusy: boolean;
  /** The reader is about to ask. */
  prepare: () => void;
  ask: (question: string) => void;
  stop: () => void;
  retry: (turn: Turn) => void;
  startAnew: () => void;
}

/**
 * Browsers cancel the loads of a page that is about to be left, WebKit before the page hears of it. Only a reader who stays
 * is told that something failed, this many milliseconds later.
 */
const LEAVING = 500;

const whenStayed = () => new Promise<void>((resolve) => setTimeout(resolve, LEAVING));

/** Why, in a sentence, and what is behind it. */
const reasonOf = (error: unknown): [sentence: string, cause?: unknown] => {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, error.cause];
};

const slot = createStorageSlot('docs.ask.conversation');

/** A conversation with an engine, kept in this browser. For the browser only. */
export function useConversation(engine: AnswerEngine): Conversation {
  const [turns, setTurns] = useState<Turn[]>(() => parseHistory(slot.get()));
  const running = useRef<AbortController | null>(null);
  const isBusy = turns.some(isRunning);

  useEffect(() => {
    if (isBusy) return;
    const stored = stringifyHistory(turns);
    if (stored === null) slot.del();
    else slot.set(stored);
  }, [turns, isBusy]);
  // A reader who follows a link in an unfinished answer finds the question again.
  const latest = useRef(turns);
  useEffect(() => {
    latest.current = turns;
  }, [turns]);
  useEffect(() => {
    const keep = () => {
      const stored = stringifyHistory(latest.current);
      if (stored !== null) slot.set(stored);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
      running.current?.abort();
    };
  }, []);

  const run = useCallback(
    async (question: string, id: number, before: readonly Turn[]) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const {signal} = controller;
      try {
        for await (const part of engine.ask(question, {history: answeredBefore(before, id), signal})) {
          if (signal.aborted) return;
          setTurns((all) => withAnswerPart(all, id, part));
        }
        if (!signal.aborted) setTurns((all) => withState(all, id, 'done'));
      } catch (error) {
        await whenStayed();
        if (signal.aborted) return;
        console.error('Ask couldn’t answer.', ...reasonOf(error));
        setTurns((all) => withState(all, id, 'failed'));
      }
    },
    [engine],
  );

  const ask = useCallback(
    (question: string) => {
      const id = Math.max(0, ...turns.map((turn) => turn.id)) + 1;
      setTurns((all) => withQuestion(all, {id, question, isGenerated: engine.isGenerated}));
      void run(question, id, turns);
    },
    [engine, run, turns],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    setTurns(withoutRunning);
  }, []);

  const retry = useCallback(
    ({id, question}: Turn) => {
      setTurns((all) => withRetry(all, id));
      void run(question, id, turns);
    },
    [run, turns],
  );

  const startAnew = useCallback(() => {
    running.current?.abort();
    setTurns([]);
  }, []);

  return {turns, isBusy, prepare: engine.prepare, ask, stop, retry, startAnew};
}
