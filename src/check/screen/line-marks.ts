import {SEVERITIES} from 'compose-check/data/severities';
import type {Severity} from 'compose-check/types';
import type {FindingGroup} from 'compose-check/finding-groups';
import {SEVERITY_WORDS} from 'compose-check/words';

/** A remark on one line of the text. */
export interface LineMark {
  line: number;
  severity: Severity;
  /** The severity or kind, in a word. */
  word: string;
  count: number;
  /** ID of the finding's element on the page. */
  target: string;
}

/** Far more than a reader looks at; a file of a megabyte may have more. */
const MOST_MARKS = 500;

/** The most severe mark of each line of a file, and how many findings there are. */
export function lineMarks(groups: readonly FindingGroup[], shown: string): LineMark[] {
  const byLine = new Map<number, LineMark>();
  const strength = (severity: Severity) => SEVERITIES.indexOf(severity);
  for (const {id, severity, kind, places} of groups)
    for (const line of new Set(places.flatMap((place) => (place.file === shown ? place.line : [])))) {
      if (severity === 'ok') continue;
      const other = byLine.get(line);
      const own = {line, severity, word: kind ?? SEVERITY_WORDS[severity].name, target: id};
      const strongest = other && strength(severity) >= strength(other.severity) ? other : own;
      byLine.set(line, {...strongest, count: (other?.count ?? 0) + 1});
    }
  return [...byLine.values()].sort((one, other) => one.line - other.line).slice(0, MOST_MARKS);
}
