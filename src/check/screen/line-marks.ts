import {plainInline} from 'compose-check/inline-markdown';
import type {Explanation, Severity} from 'compose-check/types';
import type {FindingGroup} from 'compose-check/finding-groups';
import {SEVERITY_WORDS, severitiesInOrder} from 'compose-check/words';

/** A remark on one line of the text. */
export interface LineMark {
  line: number;
  severity: Severity;
  /** The severity or kind, in a word. */
  word: string;
  text: string;
  /** ID of the finding's element on the page. */
  target: string;
}

/** Far more than a reader looks at; a file of a megabyte may have more. */
const MOST_MARKS = 500;

/** Names for the kinds of messages. */
export const KINDS = {error: 'Error', warning: 'Warning', info: 'Notice'} as const;

export const SEVERITY_OF = {error: 'stops', warning: 'warns', info: 'limited'} as const;

/** The most severe mark of each line. */
function strongest(marks: readonly LineMark[]): LineMark[] {
  const byLine = new Map<number, LineMark>();
  const strength = ({severity}: LineMark) => severitiesInOrder.indexOf(severity);
  for (const mark of marks) {
    const other = byLine.get(mark.line);
    if (!other || strength(mark) < strength(other)) byLine.set(mark.line, mark);
  }
  return [...byLine.values()].sort((one, other) => one.line - other.line).slice(0, MOST_MARKS);
}

export const marksOfFindings = (groups: readonly FindingGroup[], shown: string): LineMark[] =>
  strongest(
    groups.flatMap(({id, severity, text, places}) =>
      severity === 'ok'
        ? []
        : places
            .filter(({file}) => file === shown)
            .map(({line}) => ({
              line,
              severity,
              word: SEVERITY_WORDS[severity].name,
              text: plainInline(text),
              target: id,
            })),
    ),
  );

export const explanationId = (at: number): string => `message-${at + 1}`;

export const marksOfExplanations = (explanations: readonly Explanation[]): LineMark[] =>
  strongest(
    explanations.map(({line, kind, cause}, at) => ({
      line,
      severity: SEVERITY_OF[kind],
      word: KINDS[kind],
      text: plainInline(cause),
      target: explanationId(at),
    })),
  );
