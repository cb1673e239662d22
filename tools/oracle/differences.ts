import {isDeepStrictEqual} from 'node:util';
import type {RecordedAnswer} from '../../packages/compose-check/tests/support/verdict-cases';

type Answers = Record<string, RecordedAnswer>;

const shown = (answer: RecordedAnswer | undefined): string =>
  answer
    ? [`${answer.stops ? 'stops' : 'deploys'} (${answer.stage})`, ...answer.messages, ...(answer.config ?? [])].join(
        '\n      ',
      )
    : 'nothing';

/** One text for each case with another answer: the name, what was recorded, and what the tool says now. */
export function differences(recorded: Answers, now: Answers): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])];
  return names
    .filter((name) => !isDeepStrictEqual(recorded[name], now[name]))
    .map((name) => `${name}\n  was ${shown(recorded[name])}\n  now ${shown(now[name])}`);
}
