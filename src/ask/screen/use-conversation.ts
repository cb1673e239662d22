import {createStorageSlot} from '@docusaurus/theme-common';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {answer} from '@site/src/search/client';
import {type Turn, isRunning, parseHistory, questionBefore, stringifyHistory, withAnswer, withQuestion} from '../turns';

export interface Conversation {
  turns: Turn[];
  /** Whether an answer is on its way. */
  isBusy: boolean;
  ask: (question: string) => void;
  retry: (turn: Turn) => void;
  /** Empties the conversation, or brings back what was in it. */
  startAnew: () => void;
  /** What was in it. */
  left: Turn[];
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
  const [left, setLeft] = useState<Turn[]>([]);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const stored = stringifyHistory(turns);
    if (stored === null) slot.del();
    else slot.set(stored);
  }, [turns]);

  const run = useCallback(
    async (id: number, question: string) => {
      setTurns((all) => withQuestion(all, id, question));
      try {
        const parts = await answer(question, {before: questionBefore(turns, id), chosen: chosenFor(question)});
        setTurns((all) => withAnswer(all, id, parts));
      } catch (error) {
        await whenStayed();
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

  return {
    turns,
    isBusy: turns.some(isRunning),
    ask,
    retry: ({id, question}) => void run(id, question),
    startAnew: () => {
      setLeft(turns);
      setTurns(turns.length > 0 ? [] : left);
    },
    left,
    field,
  };
}
