import {site} from '../../config/site';
import type {Argument, Command, Flag} from '../../src/data/cli/schema';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags, parentPath} from '../pages/data/commands';
import {commandUrl} from '../pages/data/command-urls';
import type {GeneratedFile} from './generated-file';
import {absolute} from './markdown/addresses';

/** A fact that OpenCLI has no field for. */
interface Metadata {
  name: string;
  value: unknown;
}

interface OpenCliArgument {
  name: string;
  required: boolean;
  arity: {minimum: number; maximum?: number};
  acceptedValues?: string[];
  description?: string;
  metadata?: Metadata[];
}

interface OpenCliOption {
  name: string;
  required: boolean;
  aliases?: string[];
  arguments?: OpenCliArgument[];
  description: string;
  recursive: boolean;
  metadata: Metadata[];
}

interface OpenCliCommand {
  name: string;
  aliases: string[];
  options: OpenCliOption[];
  arguments: OpenCliArgument[];
  commands: OpenCliCommand[];
  exitCodes: {code: number; description: string}[];
  description: string;
  examples: string[];
  metadata: Metadata[];
}

/** Whether the described release still has it. */
const isThere = ({removed}: ReleaseMarks): boolean => removed === undefined;

/** The values that are set, by name. */
function metadata(values: Record<string, unknown>): Metadata[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' || (Array.isArray(value) && !value.length) ? [] : [{name, value}],
  );
}

const argumentOf = ({name, required, repeatable, description, since}: Argument): OpenCliArgument => ({
  name,
  required,
  // Without a maximum any number is accepted.
  arity: {minimum: required ? 1 : 0, ...(repeatable ? {} : {maximum: 1})},
  ...(description ? {description} : {}),
  ...(since ? {metadata: metadata({since})} : {}),
});

/** The value of a flag; a flag that's only on or off has none. */
const valueOf = ({type, values}: Flag): OpenCliArgument[] | undefined =>
  type === 'bool'
    ? undefined
    : [
        {
          name: type === 'stringArray' ? 'STRING' : type.toUpperCase(),
          required: true,
          arity: {minimum: 1, maximum: 1},
          ...(values ? {acceptedValues: values} : {}),
        },
      ];

function optionOf(flag: Flag, recursive: boolean): OpenCliOption {
  const value = valueOf(flag);
  return {
    name: `--${flag.name}`,
    required: flag.required ?? false,
    ...(flag.shorthand ? {aliases: [`-${flag.shorthand}`]} : {}),
    ...(value ? {arguments: value} : {}),
    description: flag.description,
    recursive,
    metadata: metadata({
      type: flag.type,
      default: flag.default,
      repeatable: flag.type === 'stringArray' || undefined,
      environment: flag.env,
      deprecated: flag.deprecated,
      since: flag.since,
      notes: flag.notes,
    }),
  };
}

/** Flags of a command; the ones that its subcommands inherit are recursive. */
const optionsOf = ({flags, persistentFlags}: Command): OpenCliOption[] =>
  flags.filter(isThere).map((flag) => optionOf(flag, persistentFlags.includes(flag.name)));

const exitCodesOf = ({exitCodes}: Command) =>
  exitCodes.filter(isThere).map(({code, when}) => ({code, description: when}));

function commandOf(command: Command, commands: Command[]): OpenCliCommand {
  const names = command.aliases.filter((alias) => typeof alias === 'string' || isThere(alias));
  return {
    name: command.command.split(' ').at(-1) ?? '',
    aliases: names.map((alias) => (typeof alias === 'string' ? alias : alias.name)),
    options: optionsOf(command),
    arguments: command.arguments.filter(isThere).map(argumentOf),
    commands: commandsBelow(command.command, commands),
    exitCodes: exitCodesOf(command),
    description: command.summary,
    examples: command.examples.map((example) => example.command),
    metadata: metadata({
      page: absolute(commandUrl(command.command)),
      usage: command.usage,
      signIn: command.signIn,
      group: command.group,
      since: command.since,
      output: command.output,
      errors: command.errors.filter(isThere).map(({message, when, remedy}) => ({message, when, remedy})),
    }),
  };
}

const commandsBelow = (path: string, commands: Command[]): OpenCliCommand[] =>
  commands
    .filter((command) => isThere(command) && parentPath(command.command) === path)
    .map((command) => commandOf(command, commands));

/**
 * The whole command line in the format of the OpenCLI draft 0.1 (opencli.org). Facts that the draft has no field for,
 * such as a flag's default, are in `metadata`.
 */
export function cliDescription() {
  const commands = loadCommands();
  const [root] = commands;
  if (!root) throw new Error('src/data/cli/root.yaml: the root command is missing.');
  const exitCodes = loadExitCodes().filter(isThere);
  return {
    opencli: '0.1',
    info: {
      title: `${site.name} CLI`,
      summary: site.tagline,
      description: root.summary,
      version: site.cliVersion,
      contact: {name: site.name, url: site.links.issues},
    },
    conventions: {groupOptions: true, optionArgumentSeparator: ' '},
    options: [
      ...optionsOf(root),
      ...loadGlobalFlags()
        .filter(isThere)
        .map((flag) => optionOf(flag, true)),
    ],
    commands: commandsBelow(root.command, commands),
    exitCodes: exitCodes.map(({code, meaning, when}) => ({
      code,
      description: [meaning, when].filter(Boolean).join(': '),
    })),
    examples: root.examples.map((example) => example.command),
    interactive: true,
    metadata: metadata({
      command: site.slug,
      page: absolute('/docs/cli'),
      environment: loadEnvironment()
        .filter(isThere)
        .map(({name, effect, worksInStackFile, since}) => ({name, effect, worksInStackFile, since})),
    }),
  };
}

/** The command line as data, for agents and for programs that complete, wrap or compare it. */
export const cliJson = {
  path: '/cli.json',
  make: () => `${JSON.stringify(cliDescription(), null, 1)}\n`,
} satisfies GeneratedFile;
