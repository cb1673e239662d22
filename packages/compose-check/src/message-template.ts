import type {Message} from '../data/messages/schema';

/** Uppercase words that stand for a value of the reader's. Any other uppercase word is part of the message. */
const SLOTS = [
  ...['ACCOUNT', 'ARN', 'BODY', 'COMMAND', 'COUNT', 'DETAILS', 'DOMAIN', 'EMAIL', 'FILE', 'FILES', 'GROUP', 'HOST'],
  ...['ID', 'INSTRUCTION', 'KEY', 'LIMIT', 'MODE', 'NAMES', 'NAME', 'OTHER', 'PATH', 'PERMISSIONS', 'PORT', 'PROFILE'],
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

/** A text with fewer letters outside its slots could match any line. */
const FEWEST_LETTERS = 6;

/** A message with fewer letters outside its slots could be words that any program prints. */
const DISTINCT_LETTERS = 24;

const SERVICE_PREFIX = 'service "SERVICE": ';

/** What a slot can contain, up to the text that follows it. A value that isn't free has 400 characters at most. */
const KINDS = {
  free: '.*',
  number: '\\d[\\d.]{0,400}',
  quoted: '.{0,400}',
  list: '[^\\]]{0,400}',
  plain: ' *[^ ].{0,400}',
};

interface Slot {
  name: string;
  kind: keyof typeof KINDS;
}

/** A text of a message, taken apart. */
export interface Template {
  message: Message;
  slots: Slot[];
  /** The longest text between slots, without which a line isn't looked at. */
  anchor: string;
  /** Number of letters that aren't the reader's. */
  letters: number;
  /** Whether it may be anywhere in a line. Other texts must be all that the tool says there. */
  isDistinct: boolean;
  pattern: RegExp;
}

export interface Capture extends Slot {
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

function kindOf(name: string, before: string, after: string): Slot['kind'] {
  if (name === 'N' || name === 'M') return 'number';
  if (/\["?$/.test(before) && /^"?\]/.test(after)) return 'list';
  if (/["']$/.test(before) && after.startsWith(before.slice(-1))) return 'quoted';
  return FREE.has(name) ? 'free' : 'plain';
}

const escaped = (text: string): string => text.replaceAll(/[^\w\s]/g, '\\$&');

/**
 * The pattern of a slot. It's inside a lookahead, which isn't tried again once it has matched: so the time that a line takes
 * depends only on its length.
 */
function patternOf(
  {kind}: Slot,
  group: number,
  before: string,
  after: string,
  isLast: boolean,
  isHead: boolean,
): string {
  const value = KINDS[kind];
  if (after === '') return kind === 'number' ? '(\\d+)' : `(${value}?)\\s*$`;
  const next = escaped(after);
  // A value before the anchor doesn't reach over the same words twice, and a first one is a word.
  if (isHead) {
    if (before === '') return kind === 'free' ? '(.*?)' : '(?<![^ ])([^ ]{1,400}?)';
    return `(?=((?:(?!${escaped(before)}).)*?)${next})\\${group}`;
  }
  // A name may contain the words that end the message: "my-app" in "NAME-app".
  const isOpen = isLast && (kind === 'plain' || kind === 'free');
  return isOpen ? `(?=(${value}(?=${next}$)|${value}?(?=${next})))\\${group}` : `(?=(${value}?)${next})\\${group}`;
}

function template(message: Message, text: string): Template {
  const found = [...text.matchAll(SLOT)];
  const slots = found.map(({0: name, index}) => ({
    name,
    kind: kindOf(name, text.slice(0, index), text.slice(index + name.length)),
  }));
  const literals = text.split(SLOT);
  const anchor = literals.reduce((best, one) => (one.trim().length > best.trim().length ? one : best), '');
  const at = literals.indexOf(anchor);
  const letters = literals.join('').replace(/[^A-Za-z]/g, '').length;
  const source = literals.map((literal, index) => {
    const slot = slots[index];
    const isLast = index === slots.length - 1;
    const after = literals[index + 1] ?? '';
    return escaped(literal) + (slot ? patternOf(slot, index + 1, literal, after, isLast, index < at) : '');
  });
  return {
    message,
    slots,
    anchor,
    letters,
    isDistinct: letters >= DISTINCT_LETTERS,
    pattern: new RegExp(source.join(''), 'dg'),
  };
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

export function findTemplate(one: Template, line: string, {from, first, starts}: Place): Match | null {
  const {pattern, slots} = one;
  // A sentence at its start begins where the message does.
  const isSentence = pattern.source.startsWith('(.*?)');
  pattern.lastIndex = isSentence ? Math.max(from, first) : from;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    const {index: start, indices = []} = found;
    const end = start + found[0].trimEnd().length;
    const isWhole = starts.has(start) && /^["'`.]?\s*$/.test(line.slice(end));
    const isApart = !/^\w\w$/.test(line.slice(start - 1, start + 1)) && !/^\w\w$/.test(line.slice(end - 1, end + 1));
    if (one.isDistinct ? isApart : isWhole) {
      const placeOf = (at: number) => ({start: indices[at]?.[0] ?? 0, end: indices[at]?.[1] ?? 0});
      return {template: one, start, end, captures: slots.map((slot, at) => ({...slot, ...placeOf(at + 1)}))};
    }
    if (isSentence) return null;
    pattern.lastIndex = start + 1;
  }
  return null;
}
