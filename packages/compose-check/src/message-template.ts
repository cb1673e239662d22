import type {Message} from '../data/messages/schema';

/** Uppercase words that stand for a value of the reader's. Any other uppercase word is part of the message. */
const SLOTS = [
  ...['ACCOUNT', 'ARN', 'BODY', 'COMMAND', 'COUNT', 'DETAILS', 'DOMAIN', 'EMAIL', 'FILES', 'GROUP', 'HOST', 'ID'],
  ...['INSTRUCTION', 'KEY', 'LIMIT', 'MODE', 'NAMES', 'NAME', 'OTHER', 'PATH', 'PERMISSIONS', 'PORT', 'PROFILE'],
  ...['PROJECT', 'PROVIDER', 'REASON', 'REGION', 'SERVICE', 'SIZE', 'SOURCE', 'STACK', 'STATUS', 'TAG', 'TEST'],
  ...['TIME', 'TYPE', 'URL', 'USER', 'VALUE', 'WORD', 'ZONE'],
];

/** `vN` and `Ns` are a number with a letter; an old release printed a literal `%s`. */
const SLOT = new RegExp(
  `(?<![A-Za-z0-9_]|%s)(?:${SLOTS.join('|')})(?![A-Za-z0-9_])|(?<=%s)REGION|(?<=\\bv?)[NM](?=s?\\b)`,
  'g',
);

/** Slots that hold another sentence, often another message, and so are searched again. */
const FREE = new Set(['DETAILS', 'REASON', 'BODY']);

/** Longest value of a slot that isn't free, in characters. */
const LONGEST_VALUE = 400;

/** A text with fewer letters outside its slots could match any line. */
const FEWEST_LETTERS = 6;

/** A message with fewer letters outside its slots could be words that any program prints. */
const DISTINCT_LETTERS = 24;

const SERVICE_PREFIX = 'service "SERVICE": ';

/** What a slot can contain: anything up to the text that follows it. */
type SlotKind = 'free' | 'number' | 'quoted' | 'list' | 'plain';

interface Slot {
  name: string;
  kind: SlotKind;
}

type Part = string | Slot;

/** A text of a message, taken apart. */
export interface Template {
  message: Message;
  parts: Part[];
  /** Index of the longest literal part, by which the text is found. */
  anchor: number;
  /** Number of letters that aren't the reader's. */
  letters: number;
  /** Whether it may be anywhere in a line. Other texts must be all that the tool says there. */
  isDistinct: boolean;
}

/** A value with its place in the line. */
export interface Capture {
  name: string;
  kind: SlotKind;
  start: number;
  end: number;
}

/** Where in a line to look. */
export interface Place {
  /** Nothing before this index is searched. */
  from: number;
  /** Where the message begins, after times and levels. */
  first: number;
  /** Where a text that isn't distinct may begin. */
  starts: ReadonlySet<number>;
}

export interface Match {
  template: Template;
  start: number;
  end: number;
  captures: Capture[];
}

function kindOf(name: string, before: string, after: string): SlotKind {
  if (name === 'N' || name === 'M') return 'number';
  if (/\["?$/.test(before) && /^"?\]/.test(after)) return 'list';
  if (/["']$/.test(before) && after.startsWith(before.slice(-1))) return 'quoted';
  return FREE.has(name) ? 'free' : 'plain';
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const {0: name, index} of text.matchAll(SLOT)) {
    if (index > from) parts.push(text.slice(from, index));
    parts.push({name, kind: kindOf(name, text.slice(0, index), text.slice(index + name.length))});
    from = index + name.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const lettersIn = (parts: Part[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.replace(/[^A-Za-z]/g, '').length : 0), 0);

function template(message: Message, text: string): Template {
  const parts = partsOf(text);
  const lengthAt = (index: number) => (typeof parts[index] === 'string' ? parts[index].trim().length : -1);
  const anchor = parts.reduce((best, _part, index) => (lengthAt(index) > lengthAt(best) ? index : best), 0);
  const letters = lettersIn(parts);
  return {message, parts, anchor, letters, isDistinct: letters >= DISTINCT_LETTERS};
}

/** A text, and the same without the link at its end, which readers often don't copy. */
const withoutLink = (text: string): string[] => [...new Set([text, text.replace(/ \(https:\/\/\S+\)$/, '')])];

/**
 * Templates of all texts of a message, including those of older releases. A text that begins with a service's name is
 * also matched without it, because readers often copy only the second half.
 */
export function templatesOf(message: Message): Template[] {
  const {text: own, variants = [], former = []} = message;
  return [own, ...variants, ...former.map((one) => one.text)]
    .flatMap(withoutLink)
    .flatMap((text) => {
      const whole = template(message, text);
      const rest = text.startsWith(SERVICE_PREFIX) ? template(message, text.slice(SERVICE_PREFIX.length)) : null;
      // After a service's name, even a few words are certainly the tool's.
      return rest ? [{...whole, isDistinct: true}, rest] : [whole];
    })
    .filter(({letters}) => letters >= FEWEST_LETTERS);
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[A-Za-z0-9_]/.test(character);

function fits({kind}: Slot, value: string): boolean {
  if (kind === 'free') return true;
  if (value.length > LONGEST_VALUE) return false;
  if (kind === 'number') return /^\d[\d.]*$/.test(value);
  if (kind === 'quoted') return true;
  if (kind === 'list') return !value.includes(']');
  return value.trim() !== '';
}

/** Where the value of a slot ends: before the literal that follows, or at the end of the line. */
function endOf({kind}: Slot, [next, ...others]: Part[], line: string, position: number): number {
  if (next === undefined) {
    if (kind === 'number') return position + (/^\d*/.exec(line.slice(position))?.[0].length ?? 0);
    return line.trimEnd().length;
  }
  const literal = next as string;
  // A name may contain the words that end the message: "my-app" in "NAME-app".
  const isLast = !others.length && (kind === 'plain' || kind === 'free') && line.endsWith(literal);
  return isLast ? line.length - literal.length : line.indexOf(literal, position);
}

/** Reads the anchor and the parts after it from left to right; each literal matches at its first occurrence. */
function forward(parts: Part[], line: string, from: number): {end: number; captures: Capture[]} | null {
  const captures: Capture[] = [];
  let position = from;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as Part;
    if (typeof part === 'string') {
      if (!line.startsWith(part, position)) return null;
      position += part.length;
      continue;
    }
    const end = endOf(part, parts.slice(index + 1), line, position);
    if (end < position || !fits(part, line.slice(position, end))) return null;
    captures.push({...part, start: position, end});
    position = end;
  }
  return {end: position, captures};
}

/** Reads the parts before the anchor from right to left. A sentence slot at the start begins where the message does. */
function backward(
  parts: Part[],
  line: string,
  from: number,
  {first}: Place,
): {start: number; captures: Capture[]} | null {
  const captures: Capture[] = [];
  let position = from;
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index] as Part;
    if (typeof part === 'string') {
      if (!line.endsWith(part, position)) return null;
      position -= part.length;
      continue;
    }
    const before = parts[index - 1] as string | undefined;
    let start: number;
    if (before !== undefined) start = position === 0 ? -1 : line.lastIndexOf(before, position - 1) + before.length;
    else start = part.kind === 'free' ? first : line.lastIndexOf(' ', position - 1) + 1;
    if (before !== undefined && start < before.length) return null;
    if (start < 0 || start > position || !fits(part, line.slice(start, position))) return null;
    captures.unshift({...part, start, end: position});
    position = start;
  }
  return {start: position, captures};
}

/**
 * Finds a text in a line. It searches only for literal texts and runs no pattern over the line, so the time depends
 * only on the line's length.
 */
export function findTemplate(one: Template, line: string, place: Place): Match | null {
  const {from, starts} = place;
  const {parts, anchor} = one;
  const literal = parts[anchor] as string;
  for (let at = line.indexOf(literal, from); at >= 0; at = line.indexOf(literal, at + literal.length)) {
    const head = backward(parts.slice(0, anchor), line, at, place);
    const tail = head && forward(parts.slice(anchor), line, at);
    if (!tail || head.start < from) continue;
    const {start} = head;
    const {end} = tail;
    const isWhole = starts.has(start) && /^["'`.]?\s*$/.test(line.slice(end));
    const isApart = !(isWord(line[start]) && isWord(line[start - 1])) && !(isWord(line[end - 1]) && isWord(line[end]));
    if (one.isDistinct ? isApart : isWhole)
      return {template: one, start, end, captures: [...head.captures, ...tail.captures]};
  }
  return null;
}
