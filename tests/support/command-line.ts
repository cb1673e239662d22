import {parseArgs} from 'node:util';
import {closest} from 'fastest-levenshtein';
import {inheritedFlags, loadCommands, loadGlobalFlags, loadHidden, namesOf} from '../../plugins/pages/data/commands';
import type {Alias, Argument, Flag} from '../../src/data/cli/schema';

interface Known {
  path: string;
  flags: Flag[];
  args: Pick<Argument, 'required' | 'repeatable'>[];
  /** Group commands and hidden ones aren't held to a number of arguments. */
  loose: boolean;
}

const asFlag = (name: string, shorthand?: string): Flag => ({
  name,
  ...(shorthand && {shorthand}),
  type: 'string',
  default: '',
  description: '',
  notes: [],
});

/** Words that stand for a value in documentation: `NAME`, `$VALUE`, `<name>`. */
const isPlaceholder = (word: string) => /^([A-Z][A-Z0-9_.-]*|\$\{?\w+\}?|<[^>]+>|…|\.\.\.)$/.test(word);

/** Every path and alias of the command tree, visible and hidden, with what it accepts. */
export function knownCommands(): Map<string, Known> {
  const commands = loadCommands();
  const hidden = loadHidden();
  const known = new Map<string, Known>();
  const hiddenFlags = (path: string) =>
    hidden.flags.filter((flag) => flag.command === path).map((flag) => asFlag(flag.name, flag.shorthand));
  const add = (path: string, aliases: Alias[], rest: Omit<Known, 'path'>) => {
    for (const name of namesOf({command: path, aliases})) {
      if (!known.has(name)) known.set(name, {path, ...rest});
    }
  };
  // A removed command isn't valid in the described release.
  for (const command of commands.filter(({removed}) => !removed)) {
    const all = [...command.flags, ...inheritedFlags(command, commands), ...hiddenFlags(command.command)];
    const flags = all.filter(({removed}) => !removed);
    add(command.command, command.aliases, {flags, args: command.arguments, loose: !command.runnable});
  }
  for (const command of hidden.commands) {
    const flags = [...command.flags.map((name) => asFlag(name)), ...loadGlobalFlags(), ...hiddenFlags(command.command)];
    // A hidden shortcut such as `up` accepts what its visible twin accepts.
    const twin = commands.find((other) => other.command === `compose ${command.command}`);
    add(command.command, command.aliases, {flags: [...flags, ...(twin?.flags ?? [])], args: [], loose: true});
  }
  return known;
}

/** Flags with their values, and other words, in their order. */
const tokensOf = (words: string[], flags: Flag[]) =>
  parseArgs({
    args: words,
    options: Object.fromEntries(
      flags.map(({name, shorthand, type}) => [
        name,
        {type: type === 'bool' ? 'boolean' : 'string', ...(shorthand && {short: shorthand})} as const,
      ]),
    ),
    strict: false,
    tokens: true,
  }).tokens;

/**
 * Follows the words down the command tree; flags may come between the parts of a path.
 *
 * @returns the command, and all words that aren't its path
 */
function resolveCommand(words: string[], known: Map<string, Known>): {command: Known; rest: string[]} {
  let command = known.get('') as Known;
  const before: string[] = [];
  for (let rest = words; ;) {
    const next = tokensOf(rest, command.flags).find(({kind}) => kind !== 'option');
    const child = next?.kind === 'positional' && known.get([command.path, next.value].filter(Boolean).join(' '));
    if (!child) return {command, rest: [...before, ...rest]};
    command = child;
    before.push(...rest.slice(0, next.index));
    rest = rest.slice(next.index + 1);
  }
}

const TIME: [form: RegExp, words: string] = [
  /^(?:(?:\d+d)?(?:\d+(?:\.\d+)?[mun]?[smh])*|[\d:.]+|\d{4}-\d\d-\d\dT.+|never)$/,
  'a duration such as 90m or 7d12h, a clock time, an RFC 3339 time or Unix time',
];

/** What the tool reads out of values of a type, and of strings by the name of their flag. */
const FORMS: Record<string, typeof TIME> = {
  bool: [/^(?:true|false|t|f|1|0)$/i, 'true or false'],
  int: [/^-?\d+$/, 'a whole number'],
  // As Go does, which has no days: https://pkg.go.dev/time#ParseDuration
  duration: [/^(?:\d+(?:\.\d+)?[mun]?[smh])+$/, 'a duration of hours, minutes and seconds, such as 90m or 1h30m'],
  since: TIME,
  until: TIME,
  ttl: TIME,
};

/** Whether the value of a flag is wrong: one sentence, or nothing. */
function checkValue({name, type, values}: Flag, value: string): string | null {
  if (isPlaceholder(value)) return null;
  if (type === 'enum' && values) {
    const accepted = [...values, ...(name === 'mode' ? MODE_ALIASES : [])];
    return accepted.some((one) => one.toLowerCase() === value.toLowerCase())
      ? null
      : `--${name} does not take "${value}" (it takes ${values.join(', ')}).`;
  }
  const [form, words] = FORMS[type === 'string' ? name : type] ?? [];
  return !form || form.test(value) ? null : `--${name} takes ${words}, not "${value}".`;
}

/** Older and shorter names of modes that the tool accepts. */
const MODE_ALIASES = ['CHEAP', 'DEVELOPMENT', 'STAGING', 'PRODUCTION', 'HA', 'HIGH-AVAILABILITY'];

/**
 * Checks the words after the program's name against the command data.
 *
 * @returns one sentence a problem: unknown command, unknown flag, wrong value, missing or superfluous argument
 */
export function checkCommandLine(words: string[], known: Map<string, Known>): string[] {
  if (words.some((word) => word === '--help' || word === '-h') || words[0] === 'help' || words[0] === 'completion')
    return [];
  const {command, rest} = resolveCommand(words, known);
  const flags = [...command.flags, ...(known.get('') as Known).flags];
  const tokens = tokensOf(rest, flags);
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const flag = flags.find(({name}) => name === token.name);
    if (!flag && token.name === 'version' && command.path === '') return [];
    if (!flag) {
      const near = closest(
        token.rawName,
        flags.map(({name}) => `--${name}`),
      );
      return `unknown flag ${token.rawName} of "${command.path || 'the program'}" (did you mean ${near}?).`;
    }
    if (token.value === undefined) return flag.type === 'bool' ? [] : `--${flag.name} needs a value.`;
    return checkValue(flag, token.value) ?? [];
  });
  const args = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  return [...problems, ...checkArguments(command, args, words)];
}

function checkArguments(command: Known, args: string[], words: string[]): string[] {
  const named = command.path || 'the program';
  if (command.path === '' && args.length) return [`unknown command "${words.join(' ')}".`];
  if (command.loose) {
    return args.length && isGroup(command) ? [`unknown command "${words.join(' ')}".`] : [];
  }
  const required = command.args.filter((one) => one.required).length;
  const most = command.args.some((one) => one.repeatable) ? Infinity : command.args.length;
  if (args.length < required) return [`"${named}" needs ${required} argument${required > 1 ? 's' : ''}.`];
  if (args.length > most)
    return [
      `"${named}" takes ${most || 'no'} argument${most === 1 ? '' : 's'}, found "${args.slice(most).join(' ')}".`,
    ];
  return [];
}

/** Groups such as `compose` take a subcommand and nothing else. */
const isGroup = (command: Known) => ['compose', 'cert', 'config', 'mcp', 'recipe', 'stack'].includes(command.path);
