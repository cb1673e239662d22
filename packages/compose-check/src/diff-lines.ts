import {structuredPatch} from 'diff';

/** Unchanged lines that are shown on each side of a change. */
const CONTEXT = 2;

/** Above this many changed lines the texts have too little in common to look for shared lines. */
const MOST_CHANGES = 400;

const ended = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n');

const signed = (sign: string, text: string): string => text.slice(0, -1).replace(/^/gm, sign);

/** What has changed, as the lines of a `diff` block; what's left out between two changes becomes one line of dots. */
export function diffLines(before: string, after: string): string {
  const [from, to] = [ended(before), ended(after)];
  const options = {context: CONTEXT, maxEditLength: MOST_CHANGES};
  const patch = structuredPatch('', '', from, to, undefined, undefined, options);
  if (!patch) return `${signed('-', from)}\n${signed('+', to)}`;
  return patch.hunks.map(({lines}) => lines.join('\n')).join('\n ⋯\n');
}
