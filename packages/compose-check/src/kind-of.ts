/** What a pasted text is: a Compose file to judge, or a log or an error to explain. */
export type TextKind = 'compose' | 'log';

/** Keys that appear unindented in a Compose file, and never in a log. */
const SECTION =
  /^["']?(?:services|volumes|networks|configs|secrets|models|include)["']?[ \t]*:[ \t]*(?:[#&{[].*)?\r?$/m;

/** A color, a time, a log level, or how the tool begins its own lines: not how lines of a Compose file begin. */
const LOG_LINE =
  /\u001b\[|^\s*(?:[!*] |\[?\d{4}-\d\d-\d\d[T ]\d\d:|\[?\d\d:\d\d:\d\d)|^(?:\S{2,} )?\[?(?:error|warn(?:ing)?|info|fatal|panic|debug)\b[:\]]/i;

const YAML_LINE = /^\s*(?:#|- |(?:- )?["']?[\w.$/-]+["']?[ \t]*:(?:\s|$))/;

/** Number of lines that are looked at. */
const SAMPLE = 400;

/** Tells a Compose file, even a partial or broken one, from a log or an error. */
export function kindOf(text: string): TextKind {
  if (SECTION.test(text)) return 'compose';
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/, SAMPLE)
    .filter((line) => line.trim());
  if (/^\s*[{[]/.test(lines[0] ?? '') && text.includes('"services"')) return 'compose';
  if (lines.length < 2 || lines.some((line) => LOG_LINE.test(line))) return 'log';
  const isNested = lines.some((line) => /^\s+\S/.test(line));
  return isNested && lines.filter((line) => YAML_LINE.test(line)).length >= 0.6 * lines.length ? 'compose' : 'log';
}

/** How people begin a question, and how they end one. */
const QUESTION = /^(?:how|what|why|when|where|which|who|can|could|do|does|is|are|should|will)\b|\?\s*$/i;

const YAML_WORDS = /\b(?:services|image|ports|environment|volumes|build|deploy):\s/;

/** Punctuation of messages that people don't type into a search. */
const MESSAGE = /[:;"“([]|https?:/;

/** Whether a search query is a pasted message or piece of YAML, rather than typed words. */
export function looksPasted(query: string): boolean {
  const text = query.trim();
  if (text.length < 16) return false;
  if (text.includes('\n') || LOG_LINE.test(text) || YAML_WORDS.test(text)) return true;
  return text.split(/\s+/).length >= 4 && MESSAGE.test(text) && !QUESTION.test(text);
}
