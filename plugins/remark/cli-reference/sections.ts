import type {PhrasingContent, RootContent} from 'mdast';
import {site} from '../../../config/site';
import type {Command, Flag} from '../../../src/data/cli/schema';
import {
  anchor,
  code,
  heading,
  inline,
  inlineCode,
  jsxBlock,
  link,
  list,
  listItem,
  paragraph,
  recordTable,
  text,
} from '../../pages/mdast/build';
import {fileOf} from '../../pages/data/command-ids';
import {changeNotes, nameMarks, removedMark, withLines} from '../data-blocks/release-marks';
import {commandUrl, flagId} from '../../pages/data/command-urls';
import {inheritedFlags, parentPath} from '../../pages/data/commands';

/** Words of sign-in requirements, by the value in the data. */
const SIGN_IN: Record<Command['signIn'], string> = {
  always: 'Signs you in first when needed.',
  existing: "Needs an earlier sign-in and doesn't start one.",
  playground: 'Signs you in first when needed, unless a flag or variable names your own cloud.',
  no: 'Works without signing in.',
};

const h2 = (title: string) => heading(2, [text(title)]);

/** A section, or nothing when it has no content. */
function section(title: string, content: RootContent[]): RootContent[] {
  return content.length ? [h2(title), ...content] : [];
}

/** What replaced a command that is gone; nothing for the others. */
export const replacement = ({removed, instead}: Command): RootContent[] =>
  removed
    ? [paragraph(text('This command was '), ...removedMark(removed, instead), text('. Below is what it did.'))]
    : [];

/** How the command is written, its aliases, and whether it needs an account. */
export function usage(command: Command): RootContent[] {
  const aliases = command.aliases.map((alias) =>
    typeof alias === 'string' ? [inlineCode(alias)] : [inlineCode(alias.name), ...nameMarks(alias)],
  );
  const facts = [
    ...(aliases.length
      ? [text('Also: '), ...aliases.flatMap((alias, index) => (index ? [text(', '), ...alias] : alias)), text('. ')]
      : []),
    text(SIGN_IN[command.signIn]),
  ];
  const marks = command.since ? nameMarks({since: command.since}) : [];
  return [h2('Usage'), code('text', command.usage), paragraph(...facts, ...marks)];
}

function commaList(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index ? [text(', '), node] : [node]));
}

function changesSection({changed}: Command): RootContent[] {
  const notes = changeNotes({changed});
  return notes.length ? section('Changes', [list(notes.map((note) => listItem(paragraph(...note))))]) : [];
}

function argumentsSection(command: Command): RootContent[] {
  if (!command.arguments.length) return [];
  const rows = command.arguments.map((argument) => [
    [inlineCode(argument.name), ...nameMarks(argument)],
    [text(argument.required ? 'Yes' : 'No')],
    [text(argument.repeatable ? 'Yes' : 'No')],
    withLines(inline(argument.description), changeNotes(argument)),
  ]);
  return section('Arguments', [recordTable(['Argument', 'Required', 'Repeatable', 'Meaning'], rows)]);
}

function flagMeaning(flag: Flag): PhrasingContent[] {
  const parts: PhrasingContent[][] = [];
  if (flag.required) parts.push([text('Required.')]);
  if (flag.deprecated) parts.push([text('Deprecated: '), ...inline(flag.deprecated)]);
  if (flag.values?.length) parts.push([text('Values: '), ...commaList(flag.values.map(inlineCode))]);
  if (flag.env) parts.push([text('Variable: '), inlineCode(flag.env)]);
  parts.push(...flag.notes.map(inline), ...changeNotes(flag));
  return withLines(inline(flag.description), parts);
}

/** Table of flags; each name is its own anchor (`#--detach`). */
export function flagTable(flags: Flag[]): RootContent {
  const rows = flags.map((flag) => [
    [
      anchor(flagId(flag), inlineCode(`--${flag.name}`)),
      ...(flag.shorthand ? [text(' '), inlineCode(`-${flag.shorthand}`)] : []),
      ...nameMarks(flag),
    ],
    [text(flag.type)],
    flag.default === '' ? [text('none')] : [inlineCode(flag.default)],
    flagMeaning(flag),
  ]);
  return recordTable(['Flag', 'Type', 'Default', 'What it does'], rows);
}

function flagsSection(command: Command): RootContent[] {
  return section('Flags', command.flags.length ? [flagTable(command.flags)] : []);
}

function inheritedSection(flags: Flag[]): RootContent[] {
  if (!flags.length) return [];
  return section('Inherited flags', [
    jsxBlock('details', {}, [
      jsxBlock('summary', {}, [text(`${flags.length} flags that come from above`) as RootContent]),
      flagTable(flags),
    ]),
  ]);
}

function subcommandsSection(command: Command, commands: Command[]): RootContent[] {
  const children = commands.filter((other) => parentPath(other.command) === command.command);
  return section('Subcommands', children.length ? [commandTable(children)] : []);
}

/** Table of commands with links to their pages. */
export function commandTable(commands: Command[]): RootContent {
  return recordTable(
    ['Command', 'What it does'],
    commands.map((command) => [
      [
        link(commandUrl(command.command), inlineCode([site.slug, command.command].filter(Boolean).join(' '))),
        ...nameMarks(command),
      ],
      withLines(inline(command.summary), changeNotes({removed: command.removed, instead: command.instead})),
    ]),
  );
}

function examplesSection(command: Command): RootContent[] {
  // Nobody can run those of a command that is gone.
  if (command.removed) return [];
  return section(
    'Examples',
    command.examples.flatMap((example) => [heading(3, inline(example.title)), code('shell', example.command)]),
  );
}

function outputSection(command: Command): RootContent[] {
  const items = command.output.map((line) => listItem(paragraph(...inline(line))));
  return section('What it prints', items.length ? [list(items)] : []);
}

function exitCodesSection(command: Command): RootContent[] {
  if (!command.exitCodes.length) return [];
  const rows = command.exitCodes.map((exit) => [
    [inlineCode(String(exit.code)), ...nameMarks(exit)],
    withLines(inline(exit.when), changeNotes(exit)),
  ]);
  return section('Exit codes', [recordTable(['Code', 'When'], rows)]);
}

function errorsSection(command: Command): RootContent[] {
  if (!command.errors.length) return [];
  const rows = command.errors.map((error) => [
    [inlineCode(error.message), ...nameMarks(error)],
    inline(error.when),
    withLines(inline(error.remedy), changeNotes(error)),
  ]);
  return section('Errors', [recordTable(['Message', 'When', 'What to do'], rows)]);
}

function seeAlsoSection(command: Command, commands: Command[]): RootContent[] {
  const items = command.seeAlso.map((path) => {
    const other = commands.find((candidate) => candidate.command === path);
    if (!other)
      throw new Error(`src/data/cli/${fileOf(command.command)}: seeAlso: there is no visible command "${path}".`);
    const name = [site.slug, other.command].filter(Boolean).join(' ');
    return listItem(paragraph(link(commandUrl(other.command), inlineCode(name)), text(`: ${other.summary}`)));
  });
  return section('See also', items.length ? [list(items)] : []);
}

/**
 * Everything after the prose of a command's page, in order.
 *
 * @throws Error that names the data file of a command which refers to one that isn't there
 */
export const sectionsOf = (command: Command, commands: Command[]): RootContent[] => [
  ...argumentsSection(command),
  ...flagsSection(command),
  ...inheritedSection(inheritedFlags(command, commands)),
  ...subcommandsSection(command, commands),
  ...examplesSection(command),
  ...outputSection(command),
  ...exitCodesSection(command),
  ...errorsSection(command),
  ...changesSection(command),
  ...seeAlsoSection(command, commands),
];
