import {it} from 'vitest';
import {checkCommandLines} from '../support/checks/command-lines';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {allPages} from '../support/pages';

it('parses every command line of every code block against the command data', () => {
  expectNone(checkCommandLines(allPages().flatMap(fencesOf)));
});
