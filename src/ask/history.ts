import {createStorageSlot} from '@docusaurus/theme-common';
import type {AnswerPart} from './answer';

/** A question with what was answered. */
export interface Turn {
  id: number;
  question: string;
  parts: AnswerPart[];
  state: 'thinking' | 'streaming' | 'done' | 'stopped' | 'failed';
  /** Whether a model wrote the answer. */
  isGenerated: boolean;
}

const VERSION = 1;
const MAXIMUM_TURNS = 12;

const slot = createStorageSlot('docs.ask.conversation');

/** Conversation of an earlier visit. Whatever is unreadable counts as none. */
export function readHistory(): Turn[] {
  try {
    const {version, turns} = JSON.parse(slot.get() ?? '{}') as {version?: number; turns?: Turn[]};
    if (version !== VERSION || !Array.isArray(turns)) return [];
    return turns.filter((turn) => typeof turn.question === 'string' && Array.isArray(turn.parts));
  } catch {
    return [];
  }
}

/** Keeps the finished turns, in this browser only. */
export function writeHistory(turns: readonly Turn[]): void {
  const finished = turns.filter(({state}) => state === 'done' || state === 'stopped').slice(-MAXIMUM_TURNS);
  if (finished.length === 0) slot.del();
  else slot.set(JSON.stringify({version: VERSION, turns: finished}));
}
