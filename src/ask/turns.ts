import {type AnswerPart, isBody, partAsMarkdown} from 'docs-index/answers/answer';

/** A question with what was answered. */
export interface Turn {
  id: number;
  question: string;
  /** Empty until the answer is there. */
  parts: AnswerPart[];
  state: 'thinking' | 'done' | 'stopped' | 'failed';
}

/** Whether the answer is on its way. */
export const isRunning = ({state}: Turn): boolean => state === 'thinking';

/** Ends the answer that is on its way. */
export const withoutRunning = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => (isRunning(turn) ? {...turn, state: 'stopped'} : turn));

/** A question is asked, or once more in its place. The engine answers one at a time: a running answer is stopped. */
export function withQuestion(turns: readonly Turn[], id: number, question: string): Turn[] {
  const asked: Turn = {id, question, parts: [], state: 'thinking'};
  const others = withoutRunning(turns);
  return others.some((turn) => turn.id === id)
    ? others.map((turn) => (turn.id === id ? asked : turn))
    : [...others, asked];
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

const isSource = ({title, trail}: {title: unknown; trail: unknown}): boolean =>
  typeof title === 'string' && Array.isArray(trail);

function isShown(part: AnswerPart): boolean {
  // It throws for a part that it can't write.
  if (isBody(part)) return typeof partAsMarkdown(part) === 'string';
  if (part.type === 'citation') return isSource(part);
  return part.type === 'nearest' ? part.sections.every(isSource) : part.type === 'end';
}

/** Whether a stored turn can be shown: storage may have been changed. Addresses are checked where they become links. */
function isTurn({id, question, parts, state}: Turn): boolean {
  const isKnown = Number.isFinite(id) && typeof question === 'string' && (state === 'done' || state === 'stopped');
  return isKnown && parts.every(isShown);
}

const orNothing = (turn: Turn): Turn[] => {
  try {
    return isTurn(turn) ? [turn] : [];
  } catch {
    return [];
  }
};

/** Conversation of an earlier visit. A turn that can't be shown is dropped. */
export function parseHistory(stored: string | null): Turn[] {
  try {
    const {version, turns} = JSON.parse(stored ?? '{}') as {version?: unknown; turns?: Turn[]};
    return version === VERSION ? (turns?.flatMap(orNothing) ?? []) : [];
  } catch {
    return [];
  }
}

/** The newest turns, as they are stored: one that runs has been stopped. Null when there are none. */
export function stringifyHistory(turns: readonly Turn[]): string | null {
  const finished = withoutRunning(turns).filter(({state}) => state !== 'failed');
  return finished.length === 0 ? null : JSON.stringify({version: VERSION, turns: finished.slice(-MAXIMUM_TURNS)});
}
