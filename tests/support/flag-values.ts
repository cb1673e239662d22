/** Go's own durations: https://pkg.go.dev/time#ParseDuration */
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
/** Days come first, and only where the tool reads them itself. */
const WITH_DAYS = /^(?:\d+d)?(?:(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)?$/;
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** In seconds or milliseconds. */
const UNIX = /^\d{10}(?:\d{3})?$/;
const CLOCK = /^\d\d:\d\d:\d\d(?:\.\d+)?$/;

interface Form {
  patterns: RegExp[];
  words: string;
}

const MOMENT: Form = {
  patterns: [WITH_DAYS, CLOCK, RFC3339, UNIX],
  words: 'a duration such as 90m or 7d12h, a clock time such as 15:04:05, an RFC 3339 time or Unix time',
};

/** What the tool reads out of a value that its command tree calls a string. */
const STRINGS: Record<string, Form> = {
  since: MOMENT,
  until: MOMENT,
  ttl: {
    patterns: [WITH_DAYS, RFC3339, UNIX, /^(?:never|0)$/],
    words: 'a duration such as 12h or 7d12h, an RFC 3339 time, Unix time, or never',
  },
};

/** What the tool reads out of a value of a type. */
const TYPES: Record<string, Form> = {
  bool: {patterns: [/^(?:true|false|t|f|1|0)$/i], words: 'true or false'},
  duration: {patterns: [DURATION], words: 'a duration of hours, minutes and seconds, such as 90m or 1h30m'},
  int: {patterns: [/^-?\d+$/], words: 'a whole number'},
};

/** What a flag takes, in words, if it doesn't take this value; empty values pass where the flag is a string. */
export function refusal({name, type}: {name: string; type: string}, value: string): string | null {
  const form = TYPES[type] ?? (type === 'string' && value !== '' ? STRINGS[name] : undefined);
  if (!form || (value !== '' && form.patterns.some((pattern) => pattern.test(value)))) return null;
  return `--${name} takes ${form.words}, not "${value}".`;
}
