import {goQuoted, goTrimEnd} from '../go-text';
import {fillTemplate} from '../interpolate';

/** Name of an env file: `.env`, `.env.aws`, `app.env`. */
export const isEnvName = (name: string): boolean => /(?:^|\/)(?:[^/]*\.env|\.env\.[\w-]+)$/.test(name);

/** A value of an env file, and where its name is. */
export interface EnvEntry {
  name: string;
  value: string;
  start: number;
  end: number;
}

export interface EnvReading {
  entries: EnvEntry[];
  /** Names without a value in what the values refer to: they become nothing, with a warning. */
  blank: string[];
  /** What the loader says about the first line that it can't read, and where that line is. */
  error?: {message: string; start: number; end: number};
}

/** Whitespace within a line, as the loader sees it. */
const SPACE = '[\\t\\v\\f\\r \\u0085\\u00A0]';
const EXPORT = new RegExp(`^export${SPACE}+`);
const BLANK = new RegExp(`^${SPACE}*`);
const SKIPPED = /^(?:[^\S\uFEFF]|\u0085|#[^\n]*)*/;
const NAME = /^(?:[\p{L}\p{N}_.\-[\]]|[^\S\uFEFF])*?(?=[=:\n])/u;
const ESCAPES: Record<string, string> = {a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v'};

class EnvError extends Error {}

/** Standard escapes of a value in double quotes. `\$` becomes `$$`, which is a dollar sign. */
const unescape = (text: string): string =>
  text.replaceAll(/\\(?:0(\d{3})|([abcfnrtv$"\\]))/g, (whole, octal: string | undefined, letter: string) => {
    if (octal !== undefined) return /^[0-3][0-7]{2}$/.test(octal) ? String.fromCharCode(Number(`0o${octal}`)) : whole;
    if (letter === '$') return '$$';
    return letter === '"' || letter === '\\' ? letter : (ESCAPES[letter] ?? whole);
  });

/**
 * Reads an env file as the tool's loader does: `NAME=VALUE` and `NAME: VALUE`, with quotes and references to other names.
 *
 * @param known values that the file's values may refer to, besides those above them
 */
export function readEnvFile(text: string, known: (name: string) => string | undefined = () => undefined): EnvReading {
  const values = new Map<string, EnvEntry>();
  const blank = new Set<string>();
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  const fail = (message: string, offset = at) =>
    new EnvError(`line ${text.slice(0, offset).split('\n').length}: ${message}`);
  const lineEnd = (from: number): number => {
    const newline = text.indexOf('\n', from);
    return newline < 0 ? text.length : newline;
  };
  /** Length of what a pattern fits at a place. */
  const lengthAt = (pattern: RegExp, from: number): number => pattern.exec(text.slice(from))?.[0].length ?? 0;

  function expand(template: string): string {
    const valueOf = (name: string) => known(name) ?? values.get(name)?.value ?? {without: 'blank' as const};
    const {error, ...filled} = fillTemplate(template, valueOf);
    if (error?.kind === 'invalid') throw new EnvError(`Invalid template: ${goQuoted(error.template)}`);
    const reason = error?.reason ? `: ${error.reason}` : '';
    if (error) throw new EnvError(`required variable ${error.name} is missing a value${reason}`);
    for (const name of filled.blank) blank.add(name);
    return filled.text;
  }

  /** Reads a value, and goes on after it. */
  function valueAt(start: number): string {
    const quote = text[start];
    if (quote === '"' || quote === "'") {
      const inside = quote === '"' ? /"((?:\\[^]|[^\\"])*)"/y : /'((?:\\[^]|[^\\'])*)'/y;
      inside.lastIndex = start;
      const [, written] = inside.exec(text) ?? [];
      if (written === undefined)
        throw fail(`unterminated quoted value ${text.slice(start, lineEnd(start))}`, text.length);
      at = inside.lastIndex;
      const value = written.replaceAll(`\\${quote}`, quote);
      return quote === '"' ? expand(unescape(value)) : value;
    }
    const end = lineEnd(start);
    const [written = ''] = text.slice(start, end).split(' #');
    const value = expand(goTrimEnd(written));
    at = Math.min(end + 1, text.length);
    return value;
  }

  function readStatement(): void {
    const start = at + lengthAt(EXPORT, at);
    const rest = text.slice(start);
    const raw = NAME.exec(rest)?.[0];
    if (raw === undefined) {
      const odd = /[^\p{L}\p{N}_.\-[\]\s]|\uFEFF/u.exec(rest)?.[0];
      const place = {start: at, end: text.length};
      // The loader takes a last line that is only a name for a value without a name.
      if (odd === undefined) return void values.set('', {name: '', value: valueAt(at), ...place});
      const line = goQuoted(text.slice(start, lineEnd(start)));
      throw fail(`unexpected character ${goQuoted(odd)} in variable name ${line}`);
    }
    const name = raw.replace(/\s+$/u, '');
    if (name.includes(' ')) throw fail('key cannot contain a space');
    const place = {start, end: start + name.length};
    const after = start + raw.length + 1;
    if (rest[raw.length] === '\n') {
      const value = known(name);
      if (value !== undefined) values.set(name, {name, value, ...place});
      at = after;
      return;
    }
    const value = valueAt(after + lengthAt(BLANK, after));
    values.delete(name);
    values.set(name, {name, value, ...place});
  }

  const read = (): EnvReading => ({entries: [...values.values()], blank: [...blank]});
  try {
    for (;;) {
      at += lengthAt(SKIPPED, at);
      if (at >= text.length) return read();
      readStatement();
    }
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return {...read(), error: {message: error.message, start: at, end: lineEnd(at)}};
  }
}
