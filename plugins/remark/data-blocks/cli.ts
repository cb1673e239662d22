import type {RootContent} from 'mdast';
import {GROUPS} from '../../../src/data/cli/schema';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../../pages/data/commands';
import {commandTable, flagTable} from '../cli-reference/sections';
import {changeNotes, nameMarks} from './release-marks';
import {anchor, heading, inline, inlineCode, lines, pointer, pointerIndex, recordTable} from '../../pages/mdast/build';

export function cliCommands(): RootContent[] {
  const commands = loadCommands();
  return Object.entries(GROUPS).flatMap(([group, title]) => {
    const members = commands.filter((command) => command.group === group);
    return members.length ? [heading(3, title), commandTable(members)] : [];
  });
}

export const cliGlobalFlags = (): RootContent[] => [flagTable(loadGlobalFlags())];

/** A row may name several variables; the first one gives the anchor. */
const variableId = (names: string) => names.toLowerCase().replace(/[^a-z0-9_].*$/, '');

const ENVIRONMENT_PAGE = '/docs/cli/environment-variables';

/** Where a variable is described. */
export const variableUrl = (names: string) => `${ENVIRONMENT_PAGE}#${variableId(names)}`;

/** The variables, with the anchors that they had on the overview. */
export const cliEnvironmentIndex = (): RootContent[] => [
  pointerIndex(loadEnvironment().map(({name}) => pointer(variableId(name), variableUrl(name), inlineCode(name)))),
];

/** Table of the variables that the tool reads. */
export function cliEnvironment(): RootContent[] {
  const rows = loadEnvironment().map((variable) => [
    [anchor(variableId(variable.name), inlineCode(variable.name)), nameMarks(variable)],
    lines(inline(variable.effect), ...changeNotes(variable)),
    variable.worksInStackFile ? 'Yes' : 'No',
  ]);
  return [recordTable(['Variable', 'Effect', 'Works in a stack file'], rows)];
}

/** Table of the exit codes that every command may have. */
export function cliExitCodes(): RootContent[] {
  const rows = loadExitCodes().map((exit) => [
    [inlineCode(String(exit.code)), nameMarks(exit)],
    inline(exit.meaning),
    lines(inline(exit.when ?? ''), ...changeNotes(exit)),
  ]);
  return [recordTable(['Code', 'Meaning', 'When'], rows)];
}
