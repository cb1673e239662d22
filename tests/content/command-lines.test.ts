import {expect, it} from 'vitest';
import {loadPages} from '../../plugins/pages/load-pages';
import {checkCommandLines} from '../support/checks/command-lines';
import {fencesOf} from '../support/fences';

it('parses every command line of every code block against the command data', () => {
  expect(checkCommandLines(loadPages().flatMap(fencesOf))).toEqual([]);
});
