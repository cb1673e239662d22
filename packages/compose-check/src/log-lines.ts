/** A log line without what terminals and log viewers add. */
export interface LogLine {
  /** Counted from 1, in the text as it was given. */
  number: number;
  text: string;
}

/** Places in a line. */
export interface Beginning {
  /** Where the message begins, after times and levels. */
  first: number;
  /** Where a message of the tool itself may begin: never after a prefix that only other programs write. */
  starts: ReadonlySet<number>;
}

/** Longer lines are read in pieces. */
const LONGEST_LINE = 4000;

/** Colors, cursor movements and titles of terminals; also colors whose escape character was lost in a copy. */
const TERMINAL =
  /\u001B\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[\u001B\u009B]\[?[0-?]*[ -/]*[@-~]|\^\[\[[\d;]{0,12}m|\[\d{1,3}(?:;\d{1,3}){0,3}m/g;
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

const DAY = /\d{4}[-/]\d\d[-/]\d\d/.source;
const CLOCK = /\d\d:\d\d:\d\d(?:[.,]\d{1,9})?/.source;
const ZONE = /(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?/.source;
const STAMP = `\\[?(?:${DAY}[T ]${CLOCK}${ZONE}|[A-Z][a-z]{2} [ \\d]\\d ${CLOCK}|${CLOCK})\\]?`;

const LEVEL = '(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE|NOTICE)';

/**
 * What may come before a message of the tool: list and quote marks, times, levels, error codes of the control plane.
 */
const OWN_PREFIX = new RegExp(
  [
    /[\s>|│`"'•…]+/.source,
    /[!*✗✖×✓✔⚠ℹ-]\uFE0F? /.source,
    STAMP,
    `\\[${LEVEL}\\]:? |${LEVEL}: `,
    /##\[(?:error|warning|notice|debug|group)\]/.source,
    /::(?:error|warning|notice)[^:\n]{0,200}::/.source,
    /(?:canceled|unknown|invalid_argument|deadline_exceeded|not_found|already_exists|permission_denied|resource_exhausted|failed_precondition|aborted|out_of_range|unimplemented|internal|unavailable|data_loss|unauthenticated): /
      .source,
  ].join('|'),
  'iuy',
);

/** Levels without a mark, only in uppercase: in lowercase they'd be words of the message. */
const BARE_LEVEL = new RegExp(`${LEVEL} `, 'y');

/** How other programs begin a line: name-value pairs, which the tool doesn't print. */
const OTHER_PREFIX = /(?:ts|time|level)=(?:"[^"\n]{0,60}"|\S{1,60})\s+|msg="?/y;

/** Deployment, service and host, which the tool prints before a line of a log. */
const COLUMN = /[A-Za-z0-9][\w.:/-]{0,80} /y;
const COLUMNS = 3;

function lengthAt(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Finds where the message of a line begins. */
export function beginningOf(text: string): Beginning {
  const starts = new Set<number>();
  let first = 0;
  let isOwn = true;
  let hasTime = false;
  for (;;) {
    const own = lengthAt(OWN_PREFIX, text, first) || lengthAt(BARE_LEVEL, text, first);
    if (own && /\d:\d/.test(text.slice(first, first + own))) hasTime = true;
    const other = own ? 0 : lengthAt(OTHER_PREFIX, text, first);
    if (other) isOwn = false;
    if (isOwn) starts.add(first);
    if (!own && !other) break;
    first += own + other;
  }
  let column = first;
  for (let index = 0; isOwn && hasTime && index < COLUMNS; index += 1) {
    const length = lengthAt(COLUMN, text, column);
    if (!length) break;
    column += length;
    starts.add(column);
    const mark = lengthAt(/(?: ?[!*] |Error: )/y, text, column);
    if (mark) starts.add(column + mark);
  }
  return {first, starts};
}

/** Reads a pasted log: its lines as their programs wrote them. Very long lines are cut into pieces. */
export function* logLines(text: string): Generator<LogLine> {
  const clean = text
    .replace(TERMINAL, '')
    .replaceAll('\\"', '"')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒−]/g, '-')
    .replace(/(?<![^\s"'(`])[–—]+(?=[a-z]{2})/g, '--')
    .replace(/[\u00A0\u202F\t]/g, ' ')
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE, '');
  let number = 0;
  for (const written of clean.split('\n')) {
    number += 1;
    // A spinner writes over its own line.
    for (const line of written.split('\r'))
      for (let from = 0; from < line.length; from += LONGEST_LINE)
        yield {number, text: line.slice(from, from + LONGEST_LINE).trimEnd()};
  }
}
