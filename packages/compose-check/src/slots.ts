/** Longest name that an explanation repeats, in characters. */
const LONGEST_NAME = 80;

/** The values of a list as the tool prints it: `"A" "B"`, whose outer marks may be part of the message, or `A B`. */
const valuesOf = (value: string): string[] =>
  value.split(value.includes('"') ? /["\s,]*"["\s,]*/ : /[\s,]+/).filter(Boolean);

/** A name in a form that fits into a code span. */
const plain = (value: string): string =>
  value
    .replace(/[`\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

const joined = (spans: string[]): string =>
  spans.length < 2 ? spans.join('') : `${spans.slice(0, -1).join(', ')} and ${spans.at(-1)}`;

/** A name as code; a sum of money is none. */
const inCode = (name: string): string => (/^\$\d/.test(name) ? name : `\`${name}\``);

/** The names that a slot stands for: one, or those of a list. */
export function namesOfSlot(value: string, isList: boolean): string[] {
  const names = (isList ? valuesOf(value) : [value]).map(plain).filter(Boolean);
  return [...new Set(names)];
}

type Slots = ReadonlyMap<string, readonly string[]>;

/** Fits the slots that have a name, each as a whole word. */
function wordsOf(slots: Slots): RegExp | undefined {
  const names = [...slots].flatMap(([slot, {length}]) => (length ? [slot] : []));
  return names.length ? new RegExp(`\\b(?:${names.join('|')})\\b`, 'g') : undefined;
}

/** Puts the reader's names where a message has the uppercase words that stand for them. */
export function fillText(text: string, slots: Slots): string {
  const words = wordsOf(slots);
  return words ? text.replace(words, (slot) => slots.get(slot)?.[0] ?? slot) : text;
}

/** The same in Markdown. A code span with a list of names becomes several: `config set A` and `config set B`. */
export function fillSlots(markdown: string, slots: Slots): string {
  const words = wordsOf(slots);
  if (!words) return markdown;
  const namesOf = (slot: string): readonly string[] => slots.get(slot) ?? [];
  const inSpan = (span: string): string => {
    const count = Math.max(1, ...(span.match(words) ?? []).map((slot) => namesOf(slot).length));
    const spans = Array.from({length: count}, (_, index) =>
      span.replace(words, (slot) => namesOf(slot)[index] ?? namesOf(slot)[0] ?? slot),
    );
    return joined(spans);
  };
  return markdown
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 ? inSpan(part) : part.replace(words, (slot) => joined(namesOf(slot).map(inCode)))))
    .join('');
}
