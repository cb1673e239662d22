import {SEVERITIES} from 'compose-check/data/severities';
import {plainInline} from 'compose-check/inline-markdown';
import type {Severity} from 'compose-check/types';
import type {FindingGroup} from 'compose-check/finding-groups';
import {SEVERITY_WORDS} from 'compose-check/words';

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

/** The most severe mark of each line of a file. */
export function lineMarks(groups: readonly FindingGroup[], shown: string): LineMark[] {
  const byLine = new Map<number, LineMark>();
  const strength = (severity: Severity) => SEVERITIES.indexOf(severity);
  for (const {id, severity, kind, text, places} of groups)
    for (const {file, line} of places) {
      const other = byLine.get(line);
      if (severity === 'ok' || file !== shown || (other && strength(severity) >= strength(other.severity))) continue;
      const word = kind ?? SEVERITY_WORDS[severity].name;
      byLine.set(line, {line, severity, word, text: plainInline(text), target: id});
    }
  return [...byLine.values()].sort((one, other) => one.line - other.line).slice(0, MOST_MARKS);
}
