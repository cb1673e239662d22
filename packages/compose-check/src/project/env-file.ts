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

/** Reads `NAME=VALUE` and `NAME: VALUE`, with quotes and references to other names. */
class EnvReader {
  private at = 0;
  private readonly values = new Map<string, EnvEntry>();
  private readonly blank = new Set<string>();

  constructor(
    private readonly text: string,
    private readonly known: (name: string) => string | undefined,
  ) {
    if (text.startsWith('\uFEFF')) this.at = 1;
  }

  read(): EnvReading {
    try {
      while (this.skipToStatement()) this.statement();
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
      const end = this.text.indexOf('\n', this.at);
      const place = {start: this.at, end: end < 0 ? this.text.length : end};
      return {entries: this.entries(), blank: [...this.blank], error: {message: error.message, ...place}};
    }
    return {entries: this.entries(), blank: [...this.blank]};
  }

  private entries(): EnvEntry[] {
    return [...this.values.values()];
  }

  private line(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  /** Skips blank lines and comments. Returns whether something is left. */
  private skipToStatement(): boolean {
    const [skipped = ''] = /^(?:[^\S\uFEFF]|\u0085|#[^\n]*)*/.exec(this.text.slice(this.at)) ?? [];
    this.at += skipped.length;
    return this.at < this.text.length;
  }

  private statement(): void {
    const [exported = ''] = EXPORT.exec(this.text.slice(this.at)) ?? [];
    const start = this.at + exported.length;
    const rest = this.text.slice(start);
    const raw = NAME.exec(rest)?.[0];
    if (raw === undefined) return this.withoutDelimiter(rest);
    const name = raw.replace(/\s+$/u, '');
    if (name.includes(' ')) throw new EnvError(`line ${this.line(this.at)}: key cannot contain a space`);
    const place = {start, end: start + name.length};
    const after = start + raw.length + 1;
    if (rest[raw.length] === '\n') {
      const value = this.known(name);
      if (value !== undefined) this.values.set(name, {name, value, ...place});
      this.at = after;
      return;
    }
    const [space = ''] = new RegExp(`^${SPACE}*`).exec(this.text.slice(after)) ?? [];
    const value = this.value(after + space.length);
    this.values.delete(name);
    this.values.set(name, {name, value, ...place});
  }

  /** The loader takes a last line that is only a name for a value without a name. Other characters are errors. */
  private withoutDelimiter(rest: string): void {
    const odd = /[^\p{L}\p{N}_.\-[\]\s]|\uFEFF/u.exec(rest)?.[0];
    if (odd === undefined) {
      const place = {start: this.at, end: this.text.length};
      this.values.set('', {name: '', value: this.value(this.at), ...place});
      return;
    }
    const quoted = goQuoted(rest.split('\n')[0] ?? '');
    throw new EnvError(`line ${this.line(this.at)}: unexpected character ${goQuoted(odd)} in variable name ${quoted}`);
  }

  private value(start: number): string {
    const quote = this.text[start];
    if (quote === '"' || quote === "'") return this.quoted(start, quote);
    const newline = this.text.indexOf('\n', start);
    const end = newline < 0 ? this.text.length : newline;
    const [written = ''] = this.text.slice(start, end).split(' #');
    const value = this.expand(goTrimEnd(written));
    this.at = Math.min(end + 1, this.text.length);
    return value;
  }

  private quoted(start: number, quote: string): string {
    let value = '';
    for (let index = start + 1; index < this.text.length; index += 1) {
      const letter = this.text.charAt(index);
      const next = this.text.charAt(index + 1);
      if (letter === quote) {
        const filled = quote === '"' ? this.expand(unescape(value)) : value;
        this.at = index + 1;
        return filled;
      }
      if (letter === '\\' && next !== '') {
        value += next === quote ? next : letter + next;
        index += 1;
      } else value += letter;
    }
    const [line = ''] = this.text.slice(start).split('\n');
    throw new EnvError(`line ${this.line(this.text.length)}: unterminated quoted value ${line}`);
  }

  private expand(template: string): string {
    const filled = fillTemplate(
      template,
      (name) => this.known(name) ?? this.values.get(name)?.value ?? {without: 'blank'},
    );
    const {error} = filled;
    if (error?.kind === 'invalid') throw new EnvError(`Invalid template: ${goQuoted(error.template)}`);
    if (error)
      throw new EnvError(
        `required variable ${error.name} is missing a value${error.reason ? `: ${error.reason}` : ''}`,
      );
    for (const name of filled.blank) this.blank.add(name);
    return filled.text;
  }
}

/**
 * Reads an env file as the tool's loader does.
 *
 * @param known values that the file's values may refer to, besides those above them
 */
export const readEnvFile = (text: string, known: (name: string) => string | undefined = () => undefined): EnvReading =>
  new EnvReader(text, known).read();
