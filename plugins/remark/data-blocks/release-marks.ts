import type {PhrasingContent} from 'mdast';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import type {MarkKind} from '../../../src/lib/own-release';
import {inline, jsxInline, text} from '../../pages/mdast/build';

const mark = (kind: MarkKind, release: string, words: string): PhrasingContent =>
  jsxInline('ReleaseMark', {kind, release}, [text(words)]);

/** The space before it is part of the mark, because most readers don't see it: src/components/ReleaseMark. */
export const sinceMark = (release: string): PhrasingContent => mark('since', release, ` since ${release}`);

/** The mark of an earlier wording. It isn't one of removal, which would dim the whole row. */
export const beforeMark = (release: string): PhrasingContent => mark('before', release, `before ${release}`);

export function removedMark(release: string, instead?: string): PhrasingContent[] {
  const word = mark('removed', release, `removed in ${release}`);
  return instead ? [word, text(', use '), ...inline(instead)] : [word];
}

/** Marks after the name of a thing: when it came, and when it was removed. */
export function nameMarks({since, removed}: ReleaseMarks): PhrasingContent[] {
  return [...(since ? [sinceMark(since)] : []), ...(removed ? [text(' '), ...removedMark(removed)] : [])];
}

/** Sentences about a thing: what to use instead of it, and what is different since when. */
export function changeNotes({removed, instead, changed = []}: ReleaseMarks): PhrasingContent[][] {
  return [
    ...(removed && instead ? [[text('Instead: '), ...inline(instead)]] : []),
    ...changed.map((change) => [
      mark('changed', change.in, `changed in ${change.in}`),
      text(': '),
      ...inline(change.what),
    ]),
  ];
}

export const withLines = (cell: PhrasingContent[], lines: PhrasingContent[][]): PhrasingContent[] =>
  [cell, ...lines]
    .filter(({length}) => length > 0)
    .flatMap((line, index) => (index ? [{type: 'break'}, ...line] : line) as PhrasingContent[]);
