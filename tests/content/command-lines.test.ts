import {it} from 'vitest';
import {loadMessages} from '../../plugins/pages/data/check-rules';
import {checkCommandLines} from '../support/checks/command-lines';
import {checkOutputMessages, loadOutputExceptions} from '../support/checks/output-messages';
import {checkProseMarks} from '../support/checks/prose-marks';
import {checkProseFlags, loadFlagExceptions} from '../support/checks/prose-flags';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {DATA_FOLDERS, findFiles, readFiles} from '../support/files';
import {allPages} from '../support/pages';

it('parses every command line of every code block against the command data', () => {
  expectNone(checkCommandLines(allPages().flatMap(fencesOf)));
});

it('names only flags and commands that the described release has, or marks them', () => {
  const data = readFiles(findFiles(DATA_FOLDERS, /\.ya?ml$/));
  expectNone(checkProseFlags(allPages(), loadFlagExceptions(), data));
});

it('marks flags, commands, variables and messages with the releases that the data have', () => {
  expectNone(checkProseMarks(allPages()));
});

it('shows messages in output as the data word them', () => {
  expectNone(checkOutputMessages(allPages().flatMap(fencesOf), loadMessages(), loadOutputExceptions()));
});
