import type {Turn} from '@site/src/ask/turns';

const sectionsOf = (count: number): string => `${count} ${count === 1 ? 'section' : 'sections'} of the docs`;

/** What is said about the state of an answer, on the page and to screen readers. */
export function stateText({state, parts, isGenerated}: Turn): string {
  const end = parts.find((part) => part.type === 'end');
  const cited = parts.filter((part) => part.type === 'citation').length;
  switch (state) {
    case 'thinking':
      return 'Looking through the docs';
    case 'streaming':
      return isGenerated ? 'Writing the answer' : 'Quoting from the docs';
    case 'stopped':
      return 'Stopped';
    case 'failed':
      return 'Couldn’t get an answer';
    case 'done':
      if (end?.type === 'end' && end.state === 'not-covered') return 'The docs don’t cover this';
      if (cited > 0) return `From ${sectionsOf(cited)}`;
      return isGenerated ? 'Answered' : 'Quoted from the docs';
  }
}
