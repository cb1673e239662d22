import {useCallback, useEffect, useRef, useState} from 'react';
import {type AnswerEngine, type AnswerPart, isBody, partAsMarkdown, withPart} from './answer';
import {type Turn, readHistory, writeHistory} from './history';

export interface Conversation {
  turns: Turn[];
  /** Whether an answer is on its way. */
  isBusy: boolean;
  ask: (question: string) => void;
  stop: () => void;
  retry: (turn: Turn) => void;
  startAnew: () => void;
}

export const markdownOf = (parts: readonly AnswerPart[]): string =>
  parts.filter(isBody).map(partAsMarkdown).join('\n\n');

/** A conversation with an engine, kept in this browser. For the browser only. */
export function useConversation(engine: AnswerEngine): Conversation {
  const [turns, setTurns] = useState<Turn[]>(readHistory);
  const running = useRef<AbortController | null>(null);
  const isBusy = turns.some(({state}) => state === 'thinking' || state === 'streaming');

  useEffect(() => {
    if (!isBusy) writeHistory(turns);
  }, [turns, isBusy]);
  useEffect(() => () => running.current?.abort(), []);

  const change = useCallback((id: number, next: (turn: Turn) => Partial<Turn>) => {
    setTurns((all) => all.map((turn) => (turn.id === id ? {...turn, ...next(turn)} : turn)));
  }, []);

  const run = useCallback(
    async (question: string, id: number, before: Turn[]) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const {signal} = controller;
      const history = before
        .filter(({state}) => state === 'done')
        .map((turn) => ({question: turn.question, answer: markdownOf(turn.parts)}));
      try {
        for await (const part of engine.ask(question, {history, signal})) {
          if (signal.aborted) break;
          change(id, ({parts}) => ({parts: withPart(parts, part), state: part.type === 'end' ? 'done' : 'streaming'}));
        }
        if (!signal.aborted) change(id, () => ({state: 'done'}));
      } catch (error) {
        if (signal.aborted) return;
        console.error('Ask could not answer.', error);
        change(id, () => ({state: 'failed'}));
      }
    },
    [change, engine],
  );

  const ask = useCallback(
    (question: string) => {
      const id = Math.max(0, ...turns.map((turn) => turn.id)) + 1;
      setTurns([...turns, {id, question, parts: [], state: 'thinking', isGenerated: engine.isGenerated}]);
      void run(question, id, turns);
    },
    [engine, run, turns],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    setTurns((all) =>
      all.map((turn) => (turn.state === 'thinking' || turn.state === 'streaming' ? {...turn, state: 'stopped'} : turn)),
    );
  }, []);

  const retry = useCallback(
    ({id, question}: Turn) => {
      change(id, () => ({parts: [], state: 'thinking'}));
      void run(
        question,
        id,
        turns.filter((turn) => turn.id < id),
      );
    },
    [change, run, turns],
  );

  const startAnew = useCallback(() => {
    running.current?.abort();
    setTurns([]);
  }, []);

  return {turns, isBusy, ask, stop, retry, startAnew};
}
