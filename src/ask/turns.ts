import {type AnswerPart, isBody, partAsMarkdown, withPart} from 'docs-index/answers/answer';

/** A question with what was answered. */
export interface Turn {
  id: number;
  question: string;
  parts: AnswerPart[];
  state: 'thinking' | 'streaming' | 'done' | 'stopped' | 'failed';
  /** Whether a model wrote the answer. */
  isGenerated: boolean;
}

/** Whether the answer is on its way. */
export const isRunning = ({state}: Turn): boolean => state === 'thinking' || state === 'streaming';

const changed = (turns: readonly Turn[], id: number, change: (turn: Turn) => Partial<Turn>): Turn[] =>
  turns.map((turn) => (turn.id === id ? {...turn, ...change(turn)} : turn));

/** Ends every answer that is on its way. */
export const withoutRunning = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => (isRunning(turn) ? {...turn, state: 'stopped'} : turn));

/** A question is asked. The engine answers one at a time: a running answer is stopped. */
export const withQuestion = (
  turns: readonly Turn[],
  {id, question, isGenerated}: Pick<Turn, 'id' | 'question' | 'isGenerated'>,
): Turn[] => [...withoutRunning(turns), {id, question, parts: [], state: 'thinking', isGenerated}];

/** A question is asked once more, in its place. */
export const withRetry = (turns: readonly Turn[], id: number): Turn[] =>
  changed(withoutRunning(turns), id, () => ({parts: [], state: 'thinking'}));

/** A part of an answer has come. */
export const withAnswerPart = (turns: readonly Turn[], id: number, part: AnswerPart): Turn[] =>
  changed(turns, id, ({parts}) => ({parts: withPart(parts, part), state: part.type === 'end' ? 'done' : 'streaming'}));

/** An answer has come to its end, or won't come. */
export const withState = (turns: readonly Turn[], id: number, state: 'done' | 'failed'): Turn[] =>
  changed(turns, id, () => ({state}));

/** What was answered in full before a turn, for an engine that answers follow-ups. */
export const answeredBefore = (turns: readonly Turn[], id: number): {question: string; answer: string}[] =>
  turns
    .filter((turn) => turn.id < id && turn.state === 'done')
    .map(({question, parts}) => ({question, answer: parts.filter(isBody).map(partAsMarkdown).join('\n\n')}));
