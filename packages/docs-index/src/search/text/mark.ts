import type {MarkedText} from '../search-client';
import {tokens} from './tokenize';

export const MARK = {open: '<mark>', close: '</mark>'} as const;

interface Span {
  start: number;
  end: number;
}

/** Places of the terms in a text; overlapping ones (a name and its parts) become one. */
function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const {term, start, end} of tokens(text)) {
    if (!terms.has(term)) continue;
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({start, end});
  }
  return spans;
}

/** Puts matches between marks. The text itself isn't escaped: see `MarkedText`. */
export function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  const spans = spansOf(text, terms);
  let value = '';
  let end = 0;
  for (const span of spans) {
    value += `${text.slice(end, span.start)}${MARK.open}${text.slice(span.start, span.end)}${MARK.close}`;
    end = span.end;
  }
  return {
    value: value + text.slice(end),
    matchLevel: spans.length > 0 ? 'partial' : 'none',
  };
}

/** Start of the run of `length` words that has the most different terms; the earliest of the best. */
function bestStart(words: Span[], text: string, terms: ReadonlySet<string>, length: number): number {
  const inWord = words.map((word) =>
    tokens(text.slice(word.start, word.end))
      .map(({term}) => term)
      .filter((term) => terms.has(term)),
  );
  let best = 0;
  let most = -1;
  for (let start = 0; start === 0 || start + length <= words.length; start++) {
    const different = new Set(inWord.slice(start, start + length).flat()).size;
    if (different > most) [best, most] = [start, different];
  }
  // Words before the first match tell what it's about.
  const first = inWord.findIndex((found, place) => place >= best && found.length > 0);
  const last = inWord.findLastIndex((found, place) => place < best + length && found.length > 0);
  const lead = Math.max(0, Math.min(Math.max(first - 3, last - length + 1), words.length - length));
  return first < 0 ? 0 : lead;
}

/** Cuts the part of a text that matches best, with its matches marked. */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): MarkedText {
  const words = Array.from(text.matchAll(/\S+/g), ({index, 0: word}) => ({start: index, end: index + word.length}));
  if (words.length <= length) return mark(text, terms);
  const from = bestStart(words, text, terms, length);
  const to = Math.min(words.length, from + length) - 1;
  const marked = mark(text.slice(words[from]?.start, words[to]?.end), terms);
  return {...marked, value: `${from > 0 ? '… ' : ''}${marked.value}${to < words.length - 1 ? ' …' : ''}`};
}
