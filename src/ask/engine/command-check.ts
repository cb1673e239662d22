import type {Span} from './answer';

/** Flags of each command, by its path; the program itself has the path `''`. */
export type CommandList = Record<string, string[]>;

const WORD = /^[a-z][a-z-]*$/;

/** Commands that the CLI's framework adds to every program. */
const BUILT_IN = new Set(['help', 'completion']);

const withoutPrompt = (line: string): string => line.trim().replace(/^[$>]\s+/, '');

/**
 * Looks for the first command or flag in a command line that the CLI reference doesn't have.
 *
 * @param program name of the command, such as the first word of the line
 * @returns the wrong part, or null when the line is right or is none of this program's
 */
export function unknownPart(line: string, program: string, commands: CommandList): string | null {
  const words = withoutPrompt(line).split(/\s+/).filter(Boolean);
  if (words[0] !== program) return null;
  let path = '';
  let isOpen = true;
  for (let place = 1; place < words.length; place++) {
    const word = words[place] ?? '';
    if (/^(#|&&|\|\|?|;|>|<)/.test(word)) return null;
    if (word.startsWith('-') && word.length > 1) {
      const flag = word.split('=')[0] ?? word;
      const flags = commands[path] ?? [];
      if (flag !== '--' && !flags.includes(flag) && flag !== '--help' && flag !== '-h') return flag;
      if (flag === '--') return null;
      continue;
    }
    const child = path ? `${path} ${word}` : word;
    if (isOpen && child in commands) path = child;
    // A word after a flag may be its value, and the command comes after it.
    else if (!isOpen || !takesValue(words[place - 1])) {
      const isGroup = Object.keys(commands).some((one) => one !== path && one.startsWith(path ? `${path} ` : ''));
      // After a group comes a subcommand; after a command its arguments.
      if (isOpen && isGroup && WORD.test(word) && !BUILT_IN.has(word)) return [program, child].join(' ');
      isOpen = false;
    }
  }
  return null;
}

/** A word after a flag without `=` may be its value. */
const takesValue = (before: string | undefined): boolean =>
  before !== undefined && before.startsWith('-') && !before.includes('=');

/** Every flag of any command, for flags that are named alone. */
const allFlags = (commands: CommandList): Set<string> => new Set([...Object.values(commands).flat(), '--help', '-h']);

/** Unknown part of a code span: a command line, or a flag named alone. */
export function checkCode(text: string, program: string, commands: CommandList): string | null {
  const flag = /^--?[a-z][\w-]*/.exec(text.trim())?.[0];
  if (flag !== undefined) return allFlags(commands).has(flag) ? null : flag;
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    const wrong = unknownPart(line, program, commands);
    if (wrong !== null) return wrong;
  }
  return null;
}

/**
 * Marks the spans of a text whose command or flag doesn't exist. Commands in plain prose are found by the program's
 * name.
 */
export function markUnknown(spans: readonly Span[], program: string, commands: CommandList): Span[] {
  const flags = allFlags(commands);
  return spans.flatMap((span): Span[] => {
    if (span.code) return checkCode(span.text, program, commands) === null ? [span] : [{...span, unknown: true}];
    // Flags written without code font.
    return span.text.split(/(?<=^|[\s("'])(--[a-z][\w-]*)/).flatMap((text): Span[] => {
      if (text === '') return [];
      return /^--[a-z][\w-]*$/.test(text) && !flags.has(text) ? [{...span, text, unknown: true}] : [{...span, text}];
    });
  });
}
