import type {Format} from '../../data/shapes-schema';

const UNITS: Record<string, number> = {'': 1, k: 1, m: 2, g: 3, t: 4, p: 5};

/** Bytes of a size such as `512M`, `1.5gb` or `1024`; null if it isn't one. */
export function bytesOf(size: string): number | null {
  const [, number = '', unit = ''] = /^(\d*\.?\d*)\s?([a-z]*)$/i.exec(size.trimEnd()) ?? [];
  if (number === '' || number === '.') return null;
  const [, letter = ''] = /^([kmgtp]?)(?:i?b)?$/.exec(unit.toLowerCase()) ?? [undefined, undefined];
  if (letter === undefined || (unit && !/^(?:b|[kmgtp](?:i?b)?)$/i.test(unit))) return null;
  const power = letter ? (UNITS[letter] ?? 0) : 0;
  return Math.floor(Number(number) * 1024 ** power);
}

const SECONDS: Record<string, number> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
};
const DURATION = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h|d|w)/;

/** Seconds of a duration such as `1m30s`; null if it isn't one. */
export function secondsOf(duration: string): number | null {
  if (duration === '0') return 0;
  const sign = duration.startsWith('-') ? -1 : 1;
  let rest = duration.replace(/^[-+]/, '');
  let seconds = 0;
  if (!rest) return null;
  while (rest) {
    const [part = ''] = DURATION.exec(rest) ?? [];
    if (!part || /^[-+]/.test(part)) return null;
    const [, number = '', unit = ''] = /^([\d.]+)(.*)$/.exec(part) ?? [];
    seconds += Number(number) * (SECONDS[unit] ?? Number.NaN);
    rest = rest.slice(part.length);
  }
  return sign * seconds;
}

/** A command in one text must close the quotes it opens. */
function isCommand(command: string): boolean {
  let quote = '';
  for (let index = 0; index < command.length; index += 1) {
    const letter = command.charAt(index);
    if (letter === '\\' && quote !== "'") index += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return quote === '';
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;

/** Whether a text has the form that the loader requires. */
export const hasFormat: Record<Format, (text: string) => boolean> = {
  size: (text) => bytesOf(text) !== null,
  duration: (text) => secondsOf(text) !== null,
  number: (text) => NUMBER.test(text),
  count: (text) => /^[-+]?\d+$/.test(text) || text.toLowerCase() === 'all',
  command: isCommand,
  unsigned: (text) => !text.startsWith('-'),
  host: (text) => /^[^:=]+[:=]/.test(text),
};
