import type {PhrasingContent} from 'mdast';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import type {MarkKind} from '../../../src/lib/own-release';
import {type Words, inline, jsxInline} from '../../pages/mdast/build';

const mark = (kind: MarkKind, release: string, words: string): PhrasingContent =>
  jsxInline('ReleaseMark', {kind, release}, words);

/** The space before it is part of the mark, because most readers don't see it: src/components/ReleaseMark. */
export const sinceMark = (release: string): PhrasingContent => mark('since', release, ` (since ${release})`);

/** The mark of an earlier wording. It isn't one of removal, which would dim the whole row. */
export const beforeMark = (release: string): PhrasingContent => mark('before', release, `before ${release}`);

export const removedMark = (release: string, instead?: string): Words => [
  mark('removed', release, `removed in ${release}`),
  instead && [', use ', inline(instead)],
];

/** Marks after the name of a thing: when it came, and when it was removed. */
export const nameMarks = ({since, removed}: ReleaseMarks): Words => [
  since && sinceMark(since),
  removed && [' ', removedMark(removed)],
];

/** Sentences about a thing: what to use instead of it, and what is different since when. */
export const changeNotes = ({removed, instead, changed = []}: ReleaseMarks): Words[] => [
  ...(removed && instead ? [['Instead: ', inline(instead)]] : []),
  ...changed.map((change) => [mark('changed', change.in, `changed in ${change.in}`), ': ', inline(change.what)]),
];
