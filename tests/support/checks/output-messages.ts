import * as z from 'zod';
import {readData} from '../../../plugins/pages/data/read-data';
import {explainText} from 'compose-check/explain';
import type {Message} from 'compose-check/data/messages/schema';
import {type Fence, placeOfFence} from '../fences';

const EXCEPTIONS = 'tests/support/output-exceptions.yaml';

const exceptionsSchema = z.strictObject({
  exceptions: z.array(z.strictObject({part: z.string().min(10), reason: z.string().min(5)})),
});

export type OutputException = z.infer<typeof exceptionsSchema>['exceptions'][number];

export const loadOutputExceptions = (): OutputException[] => readData(EXCEPTIONS, exceptionsSchema).exceptions;

/** From how large a part of a message's words, and of the line's, in their order, a line is about that message. */
const SHARE = {message: 0.7, line: 0.5};
/** Fewer words in common are a coincidence. */
const FEWEST = 3;

/** Words of a text in lowercase; those in capitals stand for something else in each message. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\b[A-Z][A-Z_]+\b/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** How many words two texts have in common, in the same order. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({length: other.length + 1}, () => 0);
  for (const word of one) {
    const next = [0];
    for (const [at, candidate] of other.entries())
      next.push(word === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Lines of output blocks that nearly say what a message of the tool says, and word it differently.
 *
 * @param messages as the described release prints them
 */
export function checkOutputMessages(
  fences: readonly Fence[],
  messages: readonly Message[],
  exceptions: readonly OutputException[],
): string[] {
  const current = messages.map((message) => ({...message, former: []}));
  const texts = current.flatMap(({text, variants = []}) => [text, ...variants]);
  const known = texts.map((text) => ({text, words: wordsOf(text)}));
  const used = new Set<OutputException>();
  const nearest = (line: string) => {
    const words = wordsOf(line);
    return known.find((one) => {
      const common = inCommon(one.words, words);
      const isClose = common >= one.words.length * SHARE.message && common >= words.length * SHARE.line;
      return common >= FEWEST && isClose;
    });
  };
  const problems = fences
    .filter(({lang}) => lang === 'output' || lang === 'text')
    .flatMap((fence) =>
      fence.value.split('\n').flatMap((line, at) => {
        if (explainText(line, current).length) return [];
        const near = nearest(line);
        if (!near) return [];
        const exception = exceptions.find(({part}) => line.includes(part));
        if (exception) used.add(exception);
        return exception
          ? []
          : [
              `${placeOfFence(fence, at + 1)}: "${line.trim()}" isn't how the tool words it: write "${near.text}", with the names of the example, or give a reason in ${EXCEPTIONS}.`,
            ];
      }),
    );
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({part}) => `${EXCEPTIONS}:1: no output has "${part}" any more: remove it.`);
  return [...problems, ...stale];
}
