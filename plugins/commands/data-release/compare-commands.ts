import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {site} from '../../../config/site';
import type {Command, Flag, Hidden} from '../../../src/data/cli/schema';
import {readData} from '../../pages/data/read-data';
import {parentPath} from '../../pages/data/commands';

const optionSchema = z.object({
  name: z.string().min(1),
  shorthand: z.string().optional(),
  // Cobra ends a long one with a line feed.
  default_value: z
    .string()
    .transform((text) => text.replace(/\n$/, ''))
    .default(''),
  usage: z.string().default(''),
});

/** One file of the tree that cobra's `doc.GenYamlTree` writes. */
const cobraSchema = z.object({
  name: z.string().min(1),
  usage: z.string().optional(),
  options: z.array(optionSchema).default([]),
  inherited_options: z.array(optionSchema).default([]),
});

export type CobraCommand = z.infer<typeof cobraSchema>;
type CobraOption = z.infer<typeof optionSchema>;

export const readCobraTree = (folder: string): CobraCommand[] =>
  readdirSync(folder)
    .sort()
    .map((name) => readData(join(folder, name), cobraSchema));

export interface CommandData {
  commands: readonly Command[];
  globalFlags: readonly Flag[];
  /** Cobra's tree includes hidden flags, and doesn't mark them. */
  hidden: Hidden;
}

/** `{product} compose up` for the program `acme` is the path `compose up`. */
const pathOf = ({name}: CobraCommand) => name.split(' ').slice(1).join(' ');

/** A default in words, such as "false in a terminal", from a writer or from the tool. */
const isWords = (value: string) => /\w \w/.test(value);

/** The tool prints an absent default in several ways. */
const isSameDefault = (before: string, after: string) =>
  before === after || isWords(before) || isWords(after) || [before, after].every((value) => /^(\[\]|0s)?$/.test(value));

function compareFlag({shorthand, removed, defaultFrom, ...flag}: Flag, option: CobraOption): string[] {
  return [
    ...(removed ? ['is back: take its mark away'] : []),
    ...(shorthand === option.shorthand ? [] : [`shorthand is now "${option.shorthand ?? ''}"`]),
    ...(defaultFrom || isSameDefault(flag.default, option.default_value)
      ? []
      : [`default "${flag.default}" is now "${option.default_value}"`]),
  ];
}

/** @param inherited flags that the command takes over: one that moved up there still works */
function compareFlags(flags: readonly Flag[], options: readonly CobraOption[], inherited: readonly string[]): string[] {
  const found = options.flatMap((option) => {
    const flag = flags.find(({name}) => name === option.name);
    const changes = flag ? compareFlag(flag, option) : [`is new: ${option.usage.trim() || 'without a word'}`];
    return changes.map((change) => `--${option.name} ${change}`);
  });
  const names = new Set(options.map(({name}) => name));
  const gone = flags.filter(({name, removed}) => !names.has(name) && !removed);
  return [
    ...found,
    ...gone.map(({name}) => `--${name} ${inherited.includes(name) ? 'comes from above now' : 'is gone'}`),
  ];
}

/** What subcommands inherit: the tree lists it with them, and doesn't mark it where it's defined. */
function comparePersistent(command: Command, names: readonly string[], tree: readonly CobraCommand[]): string[] {
  const children = tree.filter((other) => parentPath(pathOf(other)) === command.command);
  const inherited = new Set(children.flatMap((child) => child.inherited_options.map(({name}) => name)));
  const now = names.filter((name) => inherited.has(name));
  const isSame =
    now.length === command.persistentFlags.length && now.every((name) => command.persistentFlags.includes(name));
  // Without subcommands the tree doesn't say.
  return isSame || !children.length
    ? []
    : [`subcommands inherit ${now.map((name) => `--${name}`).join(', ') || 'no flags'}`];
}

/** What a release's command tree has that the data don't say, and the other way around: a sentence each. */
export function compareCommands(tree: readonly CobraCommand[], {commands, globalFlags, hidden}: CommandData): string[] {
  const program = tree.map(({name}) => name.split(' ')[0] ?? '').sort((a, b) => a.length - b.length)[0] ?? '';
  const paths = new Set(tree.map(pathOf));
  const gone = commands.filter(({command, removed}) => !paths.has(command) && !removed);
  const compared = tree.flatMap((described) => {
    const path = pathOf(described);
    const command = commands.find((one) => one.command === path);
    if (!command) return [`${path}: is new, with src/data/cli/ and a page docs/cli/`];
    // The reference keeps what every command has among the global flags.
    const builtIn = path ? ['help'] : ['help', 'version'];
    const isHidden = (name: string) => hidden.flags.some((flag) => flag.command === path && flag.name === name);
    const options = described.options.filter(({name}) => !builtIn.includes(name) && !isHidden(name));
    const names = options.map(({name}) => name);
    const usage = described.usage?.replaceAll(new RegExp(`\\b${program}\\b`, 'g'), site.slug);
    const changes = [
      ...(usage && usage !== command.usage ? [`usage is now "${usage}"`] : []),
      ...compareFlags(
        path ? command.flags : globalFlags,
        options,
        described.inherited_options.map(({name}) => name),
      ),
      ...(path ? comparePersistent(command, names, tree) : []),
    ];
    return changes.map((change) => `${path || 'global'}: ${change}`);
  });
  return [...compared, ...gone.map(({command}) => `${command}: is gone. Its page stays and says what replaced it`)];
}
