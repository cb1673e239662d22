import {createStorageSlot} from '@docusaurus/theme-common';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {answer} from '@site/src/search/client';
import {
  type Turn,
  isRunning,
  parseHistory,
  questionBefore,
  stringifyHistory,
  withAnswer,
  withQuestion,
  withoutRunning,
} from '../turns';

export interface Conversation {
  turns: Turn[];
  /** Whether an answer is on its way. */
  isBusy: boolean;
  ask: (question: string) => void;
  stop: () => void;
  retry: (turn: Turn) => void;
  startAnew: () => void;
  field: RefObject<HTMLInputElement>;
}

/**
 * Browsers cancel the loads of a page that is about to be left, WebKit before the page hears of it. Only a reader who stays
 * is told that something failed, this many milliseconds later.
 */
const LEAVING = 500;

const whenStayed = () => new Promise<void>((resolve) => setTimeout(resolve, LEAVING));

const slot = createStorageSlot('docs.ask.conversation');

const PROVIDERS = /\b(?:aws|amazon|gcp|google|azure|digital ?ocean)\b/i;

/** What the reader has chosen in tabs and at the top of pages, unless the question is about another provider. */
function chosenFor(question: string): string[] {
  if (PROVIDERS.test(question)) return [];
  const engine = createStorageSlot('docs.engine').get();
  const provider = createStorageSlot('docusaurus.tab.provider').get();
  return [provider ?? [], engine === 'older' || engine === 'public' ? `${engine} engine` : []].flat();
}

export const scrollToTurn = ({id}: Turn): void => document.getElementById(`question-${id}`)?.scrollIntoView();

/** The conversation of this site, the same on its page and in the search dialog. This browser remembers it. For the browser only. */
export function useConversation(): Conversation {
  const [turns, setTurns] = useState<Turn[]>(() => parseHistory(slot.get()));
  const field = useRef<HTMLInputElement>(null);
  /** The newest call; null when its answer isn't wanted any more. */
  const running = useRef<object | null>(null);

  useEffect(() => {
    // A reader who leaves before the answer has come finds the question again.
    const stored = stringifyHistory(turns);
    if (stored === null) slot.del();
    else slot.set(stored);
  }, [turns]);
  useEffect(() => () => void (running.current = null), []);

  const run = useCallback(
    async (id: number, question: string) => {
      const call = {};
      running.current = call;
      setTurns((all) => withQuestion(all, id, question));
      try {
        const parts = await answer(question, {before: questionBefore(turns, id), chosen: chosenFor(question)});
        if (running.current === call) setTurns((all) => withAnswer(all, id, parts));
      } catch (error) {
        await whenStayed();
        if (running.current !== call) return;
        console.error('Ask couldn’t answer.', String(error));
        setTurns((all) => withAnswer(all, id, null));
      }
    },
    [turns],
  );

  const ask = useCallback(
    (question: string) => void run(Math.max(0, ...turns.map((turn) => turn.id)) + 1, question),
    [run, turns],
  );

  const end = (next: (turns: readonly Turn[]) => Turn[]) => {
    running.current = null;
    setTurns(next);
  };

  return {
    turns,
    isBusy: turns.some(isRunning),
    ask,
    stop: () => end(withoutRunning),
    retry: ({id, question}) => void run(id, question),
    startAnew: () => end(() => []),
    field,
  };
}
