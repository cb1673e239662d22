import {type AnswerPart, type Source, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {safeUrl} from 'docs-index/markdown/safe-url';

/** A question with what was answered. */
export interface Turn {
  id: number;
  question: string;
  /** Empty until the answer is there. */
  parts: AnswerPart[];
  state: 'thinking' | 'done' | 'failed';
}

/** Whether the answer is on its way. */
export const isRunning = ({state}: Turn): boolean => state === 'thinking';

/** A question is asked, or once more in its place. */
export function withQuestion(turns: readonly Turn[], id: number, question: string): Turn[] {
  const asked: Turn = {id, question, parts: [], state: 'thinking'};
  return turns.some((turn) => turn.id === id)
    ? turns.map((turn) => (turn.id === id ? asked : turn))
    : [...turns, asked];
}

/** An answer has come, or won't come. */
export const withAnswer = (turns: readonly Turn[], id: number, parts: AnswerPart[] | null): Turn[] =>
  turns.map((turn) => (turn.id === id ? {...turn, parts: parts ?? [], state: parts ? 'done' : 'failed'} : turn));

/** The question that a turn may lean on: the last one before it that was answered. */
export const questionBefore = (turns: readonly Turn[], id: number): string | undefined =>
  turns.findLast((turn) => turn.id < id && turn.state === 'done')?.question;

/** Changes with the form of a turn: what was stored in another one is forgotten. */
const VERSION = 4;
const MAXIMUM_TURNS = 12;

const isSource = ({title, trail, url}: Record<keyof Source, unknown>): boolean =>
  typeof title === 'string' && Array.isArray(trail) && typeof url === 'string' && safeUrl(url) === url;

function isShown(part: AnswerPart): boolean {
  // It throws for a part that it can't write.
  if (isBody(part)) return typeof partAsMarkdown(part) === 'string';
  if (part.type === 'citation') return isSource(part);
  return part.type === 'nearest' ? part.sections.every(isSource) : part.type === 'end';
}

/** Whether a stored turn can be shown: storage may have been changed. Addresses in a text are checked where they become links. */
const isTurn = ({id, question, parts, state}: Turn): boolean =>
  Number.isFinite(id) && typeof question === 'string' && state === 'done' && parts.every(isShown);

/** Conversation of an earlier visit; none if it can't be shown. */
export function parseHistory(stored: string | null): Turn[] {
  try {
    const {version, turns} = JSON.parse(stored ?? '{}') as {version?: unknown; turns: Turn[]};
    return version === VERSION && turns.every(isTurn) ? turns : [];
  } catch {
    return [];
  }
}

/** The newest answers, as they are stored. Null when there are none. */
export function stringifyHistory(turns: readonly Turn[]): string | null {
  const finished = turns.filter(({state}) => state === 'done');
  return finished.length === 0 ? null : JSON.stringify({version: VERSION, turns: finished.slice(-MAXIMUM_TURNS)});
}
