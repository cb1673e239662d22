import type {Message} from '../data/messages/schema';
import {type LogLine, beginningOf, logLines} from './log-lines';
import {type Capture, type Match, type Place, type Template, findTemplate, templatesOf} from './message-template';
import {once} from './once';
import {fillSlots, namesOfSlot} from './slots';
import type {Explanation} from './types';

/** Where the site explains a message. */
export const linkOf = ({page, id}: Pick<Message, 'page' | 'id'>): string => `${page}#${id}`;

/** Nobody reads more than that, and a hostile paste could contain thousands. */
const MOST_EXPLANATIONS = 200;

/** Longest text that is read, in characters. A longer paste is some other log, and only its beginning is read. */
const LONGEST_TEXT = 2_000_000;

/** Most messages read from one line, whether quoted or one after another. */
const DEEPEST = 8;

/** Longest part of a line that an explanation quotes, in characters. */
const LONGEST_QUOTE = 500;

interface Found {
  match: Match;
  line: LogLine;
  /** Whether another message quotes this one as its reason. */
  isReason: boolean;
  /** Whether this message quotes another one that is explained. */
  hasReason: boolean;
}

/** The templates of all messages. */
const allTemplates = once((messages: Message[]): Template[] => messages.flatMap(templatesOf));

/** The match that begins first; of several at the same place, the one with the most letters of its own. */
function bestMatch(likely: Template[], line: string, place: Place): Match | null {
  let best: Match | null = null;
  for (const template of likely) {
    const match = findTemplate(template, line, place);
    if (!match) continue;
    const isBetter =
      !best || match.start < best.start || (match.start === best.start && template.letters > best.template.letters);
    if (isBetter) best = match;
  }
  return best;
}

/** Reads part of a line: its message, the messages quoted in that one, and what follows. */
function readPart(likely: Template[], line: LogLine, place: Place, depth = 0): Found[] {
  const match = depth < DEEPEST ? bestMatch(likely, line.text, place) : null;
  if (!match) return [];
  const reasons = match.captures
    .filter(({kind}) => kind === 'free')
    .flatMap(({start, end}) => {
      const quoted = {...line, text: line.text.slice(0, end)};
      return readPart(likely, quoted, {from: start, first: start, starts: new Set([start])}, depth + 1);
    });
  const {end} = match;
  const rest = readPart(likely, line, {from: end, first: end, starts: new Set()}, depth + 1);
  return [
    {match, line, isReason: false, hasReason: reasons.length > 0},
    ...reasons.map((one) => ({...one, isReason: true})),
    ...rest,
  ];
}

function explanationOf({match, line, ...found}: Found): Explanation {
  const {message} = match.template;
  const valueOf = ({start, end}: Capture) => line.text.slice(start, end).trim();
  const slots: Record<string, string> = {};
  const names = new Map<string, string[]>();
  for (const capture of match.captures) {
    const value = namesOfSlot(valueOf(capture), capture.kind === 'list');
    // A text copied from the docs still has the uppercase words.
    if (capture.name in slots || !value.length || value[0] === capture.name) continue;
    slots[capture.name] = value.join(', ');
    if (capture.kind !== 'free') names.set(capture.name, value);
  }
  const matched = line.text.slice(match.start, match.end).slice(0, LONGEST_QUOTE).trim();
  return {
    id: message.id,
    kind: message.kind,
    line: line.number,
    matched,
    message: matched,
    cause: fillSlots(message.cause, names),
    remedy: fillSlots(message.remedy, names),
    link: linkOf(message),
    slots,
    root: isRoot(message, found),
  };
}

/** Whether a message is the cause itself, and doesn't only pass on what went wrong elsewhere. */
function isRoot({kind, symptom}: Message, {isReason, hasReason}: Pick<Found, 'isReason' | 'hasReason'>): boolean {
  if (hasReason || symptom) return false;
  return kind === 'error' || (isReason && kind === 'warning');
}

const ORDER = {error: 1, warning: 2, info: 3} as const;

const rankOf = ({root, kind}: Explanation): number => (root ? 0 : ORDER[kind]);

/**
 * Finds the messages of the tool in a pasted log or error, and explains them with the reader's own names.
 * Colors, times, marks and columns of logs are ignored, and lines of other programs aren't matched. The time it takes
 * depends only on the length of the text, and it never throws.
 *
 * @param messages of packages/compose-check/data/messages, with their tokens filled in
 * @returns each message once, root causes first, then errors, warnings and notices, each group in text order
 */
export function explainText(text: string, messages: Message[]): Explanation[] {
  const all = allTemplates(messages);
  const explained = new Map<string, Explanation>();
  for (const line of logLines(text.slice(0, LONGEST_TEXT))) {
    const likely = all.filter(({anchor}) => line.text.includes(anchor));
    if (!likely.length) continue;
    for (const found of readPart(likely, line, {from: 0, ...beginningOf(line.text)})) {
      const explanation = explanationOf(found);
      // `compose up` repeats warnings at its end.
      const key = `${explanation.id} ${JSON.stringify(explanation.slots)}`;
      if (!explained.has(key)) explained.set(key, explanation);
    }
    if (explained.size >= MOST_EXPLANATIONS) break;
  }
  return [...explained.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.line - b.line);
}
