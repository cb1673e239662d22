import type {RootContent} from 'mdast';
import {site} from '../../../config/site';
import type {Command, Flag} from '../../../src/data/cli/schema';
import * as md from '../../pages/mdast/build';
import {commandUrl, fileOf, flagId, inheritedFlags, parentPath} from '../../pages/data/commands';
import {changeNotes, nameMarks, removedMark} from '../data-blocks/release-marks';

/** md.Words of sign-in requirements, by the value in the data. */
const SIGN_IN: Record<Command['signIn'], string> = {
  always: 'Signs you in first when needed.',
  existing: "Needs an earlier sign-in and doesn't start one.",
  playground: 'Signs you in first when needed, unless a flag or variable names your own cloud.',
  no: 'Works without signing in.',
};

/** A section with a table, or nothing when it has no rows. */
const tableSection = (title: string, head: string[], rows: md.Words[][]): RootContent[] =>
  rows.length ? [md.heading(2, title), md.recordTable(head, rows)] : [];

/** A section with a list, or nothing when it has no items. */
const listSection = (title: string, items: md.Words[]): RootContent[] =>
  items.length ? [md.heading(2, title), md.list(items.map((item) => md.listItem(item)))] : [];

/** What replaced a command that is gone; nothing for the others. */
export const replacement = ({removed, instead}: Command): RootContent[] =>
  removed ? [md.paragraph('This command was ', removedMark(removed, instead), '. Below is what it did.')] : [];

/** How the command is written, its aliases, and whether it needs an account. */
export function usage(command: Command): RootContent[] {
  const aliases = command.aliases.map((alias) =>
    typeof alias === 'string' ? md.inlineCode(alias) : [md.inlineCode(alias.name), nameMarks(alias)],
  );
  const also = aliases.length > 0 && ['Also: ', md.joined(aliases), '. '];
  const facts = md.paragraph(also, SIGN_IN[command.signIn], nameMarks({since: command.since}));
  return [md.heading(2, 'Usage'), md.code('text', command.usage), facts];
}

const argumentsSection = (command: Command): RootContent[] =>
  tableSection(
    'Arguments',
    ['Argument', 'Required', 'Repeatable', 'Meaning'],
    command.arguments.map((argument) => [
      [md.inlineCode(argument.name), nameMarks(argument)],
      argument.required ? 'Yes' : 'No',
      argument.repeatable ? 'Yes' : 'No',
      md.lines(md.inline(argument.description), ...changeNotes(argument)),
    ]),
  );

const flagMeaning = (flag: Flag): md.Words =>
  md.lines(
    md.inline(flag.description),
    flag.required && 'Required.',
    flag.deprecated && ['Deprecated: ', md.inline(flag.deprecated)],
    !!flag.values?.length && ['Values: ', md.joined(flag.values.map(md.inlineCode))],
    flag.env && ['Variable: ', md.inlineCode(flag.env)],
    ...flag.notes.map(md.inline),
    ...changeNotes(flag),
  );

/** Table of flags; each name is its own anchor (`#--detach`). */
export function flagTable(flags: Flag[]): RootContent {
  const rows = flags.map((flag) => [
    [
      md.anchor(flagId(flag), md.inlineCode(`--${flag.name}`)),
      flag.shorthand && [' ', md.inlineCode(`-${flag.shorthand}`)],
      nameMarks(flag),
    ],
    flag.type,
    flag.default === '' ? 'none' : md.inlineCode(flag.default),
    flagMeaning(flag),
  ]);
  return md.recordTable(['Flag', 'Type', 'Default', 'What it does'], rows);
}

const flagsSection = ({flags}: Command): RootContent[] =>
  flags.length ? [md.heading(2, 'Flags'), flagTable(flags)] : [];

/** Each flag links to the page that describes it, and keeps the anchor that it had here. */
function inheritedSection(command: Command, commands: Command[]): RootContent[] {
  const flags = inheritedFlags(command, commands);
  const group = commands.find((other) => other.command === parentPath(command.command) && other.persistentFlags[0]);
  const homeOf = ({name}: Flag) => (group?.persistentFlags.includes(name) ? commandUrl(group.command) : '/docs/cli');
  const pointerTo = (flag: Flag) =>
    md.pointer(flagId(flag), `${homeOf(flag)}#${flagId(flag)}`, md.inlineCode(`--${flag.name}`));
  return [
    md.heading(2, 'Inherited flags'),
    md.paragraph(md.link('/docs/cli#global-flags', 'Global flags'), group && [', and those of ', linkTo(group)], ':'),
    md.pointerIndex(flags.map((flag) => [pointerTo(flag), nameMarks(flag)])),
  ];
}

function subcommandsSection(command: Command, commands: Command[]): RootContent[] {
  const children = commands.filter((other) => parentPath(other.command) === command.command);
  return children.length ? [md.heading(2, 'Subcommands'), commandTable(children)] : [];
}

const linkTo = ({command}: Command) =>
  md.link(commandUrl(command), md.inlineCode([site.slug, command].filter(Boolean).join(' ')));

export function commandTable(commands: Command[]): RootContent {
  return md.recordTable(
    ['Command', 'What it does'],
    commands.map((command) => [
      [linkTo(command), nameMarks(command)],
      md.lines(md.inline(command.summary), ...changeNotes({removed: command.removed, instead: command.instead})),
    ]),
  );
}

function examplesSection({examples, removed}: Command): RootContent[] {
  // Nobody can run those of a command that is gone.
  if (removed || !examples.length) return [];
  const blocks = examples.flatMap(({title, command}) => [md.heading(3, md.inline(title)), md.code('shell', command)]);
  return [md.heading(2, 'Examples'), ...blocks];
}

const exitCodesSection = ({exitCodes}: Command): RootContent[] =>
  tableSection(
    'Exit codes',
    ['Code', 'When'],
    exitCodes.map((exit) => [
      [md.inlineCode(String(exit.code)), nameMarks(exit)],
      md.lines(md.inline(exit.when), ...changeNotes(exit)),
    ]),
  );

const errorsSection = ({errors}: Command): RootContent[] =>
  tableSection(
    'Errors',
    ['Message', 'When', 'What to do'],
    errors.map((error) => [
      [md.inlineCode(error.message), nameMarks(error)],
      md.inline(error.when),
      md.lines(md.inline(error.remedy), ...changeNotes(error)),
    ]),
  );

function seeAlsoSection(command: Command, commands: Command[]): RootContent[] {
  const items = command.seeAlso.map((path) => {
    const other = commands.find((candidate) => candidate.command === path);
    if (!other)
      throw new Error(`src/data/cli/${fileOf(command.command)}: seeAlso: there is no visible command "${path}".`);
    return [linkTo(other), ': ', md.inline(other.summary)];
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
  ...inheritedSection(command, commands),
  ...subcommandsSection(command, commands),
  ...examplesSection(command),
  ...listSection('What it prints', command.output.map(md.inline)),
  ...exitCodesSection(command),
  ...errorsSection(command),
  ...listSection('Changes', changeNotes({changed: command.changed})),
  ...seeAlsoSection(command, commands),
];
