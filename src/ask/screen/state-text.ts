import {answerState} from 'docs-index/answers/answer';
import type {Turn} from '@site/src/ask/turns';

/** What is said about the state of an answer, on the page and to screen readers. */
export function stateText({state, parts}: Turn): string {
  if (state === 'thinking') return 'Looking through the docs';
  if (state === 'failed') return 'Couldn’t get an answer';
  if (answerState(parts) === 'not-covered') return 'The docs don’t cover this';
  if (answerState(parts) === 'unsure') return 'This may not be what you ask';
  const cited = parts.filter((part) => part.type === 'citation').length;
  return `From ${cited} ${cited === 1 ? 'section' : 'sections'} of the docs`;
}
