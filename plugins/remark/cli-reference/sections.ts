import type {PhrasingContent, RootContent} from 'mdast';
import {site} from '../../../config/site';
import type {Command, Flag} from '../../../src/data/cli/schema';
import {
  anchor,
  code,
  commaList,
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

/** A section with a table, or nothing when it has no rows. */
const tableSection = (title: string, head: string[], rows: PhrasingContent[][][]): RootContent[] =>
  rows.length ? [h2(title), recordTable(head, rows)] : [];

/** A section with a list, or nothing when it has no items. */
const listSection = (title: string, items: PhrasingContent[][]): RootContent[] =>
  items.length ? [h2(title), list(items.map((item) => listItem(paragraph(...item))))] : [];

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
    ...(aliases.length ? [text('Also: '), ...commaList(aliases), text('. ')] : []),
    text(SIGN_IN[command.signIn]),
  ];
  const marks = command.since ? nameMarks({since: command.since}) : [];
  return [h2('Usage'), code('text', command.usage), paragraph(...facts, ...marks)];
}

const argumentsSection = (command: Command): RootContent[] =>
  tableSection(
    'Arguments',
    ['Argument', 'Required', 'Repeatable', 'Meaning'],
    command.arguments.map((argument) => [
      [inlineCode(argument.name), ...nameMarks(argument)],
      [text(argument.required ? 'Yes' : 'No')],
      [text(argument.repeatable ? 'Yes' : 'No')],
      withLines(inline(argument.description), changeNotes(argument)),
    ]),
  );

function flagMeaning(flag: Flag): PhrasingContent[] {
  const parts: PhrasingContent[][] = [];
  if (flag.required) parts.push([text('Required.')]);
  if (flag.deprecated) parts.push([text('Deprecated: '), ...inline(flag.deprecated)]);
  if (flag.values?.length)
    parts.push([text('Values: '), ...commaList(flag.values.map((value) => [inlineCode(value)]))]);
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

const flagsSection = ({flags}: Command): RootContent[] => (flags.length ? [h2('Flags'), flagTable(flags)] : []);

function inheritedSection(flags: Flag[]): RootContent[] {
  if (!flags.length) return [];
  const summary = jsxBlock('summary', {}, [text(`${flags.length} flags that come from above`) as RootContent]);
  return [h2('Inherited flags'), jsxBlock('details', {}, [summary, flagTable(flags)])];
}

function subcommandsSection(command: Command, commands: Command[]): RootContent[] {
  const children = commands.filter((other) => parentPath(other.command) === command.command);
  return children.length ? [h2('Subcommands'), commandTable(children)] : [];
}

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

function examplesSection({examples, removed}: Command): RootContent[] {
  // Nobody can run those of a command that is gone.
  if (removed || !examples.length) return [];
  const blocks = examples.flatMap(({title, command}) => [heading(3, inline(title)), code('shell', command)]);
  return [h2('Examples'), ...blocks];
}

const exitCodesSection = ({exitCodes}: Command): RootContent[] =>
  tableSection(
    'Exit codes',
    ['Code', 'When'],
    exitCodes.map((exit) => [
      [inlineCode(String(exit.code)), ...nameMarks(exit)],
      withLines(inline(exit.when), changeNotes(exit)),
    ]),
  );

const errorsSection = ({errors}: Command): RootContent[] =>
  tableSection(
    'Errors',
    ['Message', 'When', 'What to do'],
    errors.map((error) => [
      [inlineCode(error.message), ...nameMarks(error)],
      inline(error.when),
      withLines(inline(error.remedy), changeNotes(error)),
    ]),
  );

function seeAlsoSection(command: Command, commands: Command[]): RootContent[] {
  const items = command.seeAlso.map((path) => {
    const other = commands.find((candidate) => candidate.command === path);
    if (!other)
      throw new Error(`src/data/cli/${fileOf(command.command)}: seeAlso: there is no visible command "${path}".`);
    const name = [site.slug, other.command].filter(Boolean).join(' ');
    return [link(commandUrl(other.command), inlineCode(name)), text(': '), ...inline(other.summary)];
  });
  return listSection('See also', items);
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
  ...listSection('What it prints', command.output.map(inline)),
  ...exitCodesSection(command),
  ...errorsSection(command),
  ...listSection('Changes', changeNotes({changed: command.changed})),
  ...seeAlsoSection(command, commands),
];
