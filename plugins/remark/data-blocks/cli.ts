import type {RootContent} from 'mdast';
import {GROUPS} from '../../../src/data/cli/schema';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../../pages/data/commands';
import {commandTable, flagTable} from '../cli-reference/sections';
import {changeNotes, nameMarks} from './release-marks';
import * as md from '../../pages/mdast/build';

export function cliCommands(): RootContent[] {
  const commands = loadCommands();
  return Object.entries(GROUPS).flatMap(([group, title]) => {
    const members = commands.filter((command) => command.group === group);
    return members.length ? [md.heading(3, title), commandTable(members)] : [];
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
  md.pointerIndex(
    loadEnvironment().map(({name}) => md.pointer(variableId(name), variableUrl(name), md.inlineCode(name))),
  ),
];

/** Table of the variables that the tool reads. */
export function cliEnvironment(): RootContent[] {
  const rows = loadEnvironment().map((variable) => [
    [md.anchor(variableId(variable.name), md.inlineCode(variable.name)), nameMarks(variable)],
    md.lines(md.inline(variable.effect), ...changeNotes(variable)),
    variable.worksInStackFile ? 'Yes' : 'No',
  ]);
  return [md.recordTable(['Variable', 'Effect', 'Works in a stack file'], rows)];
}

/** Table of the exit codes that every command may have. */
export function cliExitCodes(): RootContent[] {
  const rows = loadExitCodes().map((exit) => [
    [md.inlineCode(String(exit.code)), nameMarks(exit)],
    md.inline(exit.meaning),
    md.lines(md.inline(exit.when ?? ''), ...changeNotes(exit)),
  ]);
  return [md.recordTable(['Code', 'Meaning', 'When'], rows)];
}
