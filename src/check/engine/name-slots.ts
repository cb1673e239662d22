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

/** The names that a slot stands for: one, or those of a list. */
export function namesOfSlot(value: string, isList: boolean): string[] {
  const names = (isList ? valuesOf(value) : [value]).map(plain).filter(Boolean);
  return [...new Set(names)];
}

/**
 * Puts the reader's names where Markdown has the uppercase words that stand for them. A code span with a list of names
 * becomes several: `config set A` and `config set B`.
 */
export function fillSlots(markdown: string, slots: ReadonlyMap<string, string[]>): string {
  const names = [...slots.keys()].filter((name) => slots.get(name)?.length);
  if (!names.length) return markdown;
  const word = new RegExp(`(?<![A-Za-z0-9_])(?:${names.join('|')})(?![A-Za-z0-9_])`, 'g');
  const inSpan = (span: string): string => {
    const lists = names.filter((name) => span.match(word)?.includes(name));
    const count = Math.max(1, ...lists.map((name) => slots.get(name)?.length ?? 1));
    const spans = Array.from({length: count}, (_, index) =>
      span.replace(word, (name) => slots.get(name)?.[index] ?? slots.get(name)?.[0] ?? name),
    );
    return joined(spans);
  };
  return markdown
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      index % 2
        ? inSpan(part)
        : part.replace(word, (name) => joined((slots.get(name) ?? []).map((one) => `\`${one}\``))),
    )
    .join('');
}
