import type {Inline} from './passages';

/** A piece of running text, as prose or as code. */
export interface Span {
  code: boolean;
  text: string;
}

/** Words with a full stop that does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|resp|St|Dr|Mr|Ms)\.$/;

/** End of a sentence: its mark, what may close after it, and white space. */
const END = /[.!?…][)”"'’]*\s+/g;

/** Whether what follows a full stop can begin a sentence. */
const canBegin = (rest: string): boolean => !/^[a-z]/.test(rest);

/** Alternating form; a text without code is a plain string. */
export function inlineOf(spans: readonly Span[]): Inline {
  const parts: string[] = [''];
  for (const {code, text} of spans) {
    if (text === '') continue;
    const isCodePlace = parts.length % 2 === 0;
    if (code === isCodePlace) parts[parts.length - 1] += text;
    else parts.push(text);
  }
  return parts.length === 1 ? (parts[0] ?? '') : parts;
}

function trimSpans(spans: Span[]): Span[] {
  const trimmed = spans.map((span) => (span.code ? span : {...span, text: span.text.replace(/\s+/g, ' ')}));
  const first = trimmed[0];
  const last = trimmed.at(-1);
  if (first && !first.code) first.text = first.text.trimStart();
  if (last && !last.code) last.text = last.text.trimEnd();
  return trimmed.filter((span) => span.text !== '');
}

/** Cuts a text into sentences. A full stop inside of code ends nothing. */
export function splitSentences(spans: readonly Span[]): Inline[] {
  const sentences: Span[][] = [[]];
  spans.forEach((span, place) => {
    if (span.code) {
      sentences.at(-1)?.push(span);
      return;
    }
    let start = 0;
    for (const match of span.text.matchAll(END)) {
      const end = match.index + match[0].length;
      const rest = span.text.slice(end) || (spans[place + 1]?.code ? '`' : '');
      const mark = match[0].trimEnd();
      if (!canBegin(rest) || ABBREVIATION.test(span.text.slice(0, match.index + mark.length))) continue;
      sentences.at(-1)?.push({code: false, text: span.text.slice(start, end)});
      sentences.push([]);
      start = end;
    }
    sentences.at(-1)?.push({code: false, text: span.text.slice(start)});
  });
  return sentences.map((sentence) => inlineOf(trimSpans(sentence))).filter((sentence) => sentence.length > 0);
}
