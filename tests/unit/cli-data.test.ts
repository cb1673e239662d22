import {expect, it} from 'vitest';
import {cliJson} from '../../plugins/outputs/cli-data';
import {loadCommands} from '../../plugins/pages/data/commands';
import type {Command} from '../../src/data/cli/schema';

it('the command line as data has every command and flag of the release, and none that is gone', () => {
  const {commands} = JSON.parse(cliJson.make()) as {commands: (Command & {page: string})[]};
  const expected = loadCommands().filter(({removed}) => !removed);
  expect(expected.length).toBeLessThan(loadCommands().length);
  expect(commands.map(({command, flags}) => [command, flags.map(({name}) => name)])).toEqual(
    expected.map(({command, flags}) => [command, flags.flatMap(({name, removed}) => (removed ? [] : name))]),
  );
  const up = commands.find(({command}) => command === 'compose up');
  expect(up?.page).toMatch(/^https:\/\/.*_compose_up$/);
  expect(up?.flags.find(({name}) => name === 'detach')).toMatchObject({shorthand: 'd', type: 'bool', default: 'false'});
});
