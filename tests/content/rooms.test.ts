import {expect, it} from 'vitest';
import {checkEmptyRooms, checkRooms} from '../support/checks/rooms';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

const CODE = /\.[cm]?[jt]sx?$/;
const paths = [
  ...findFiles(['src', 'packages', 'plugins', 'config', 'tools'], /\.\w+$/),
  ...findFiles(['examples/runner'], /runner\/[\w-]+\.ts$/),
  'docusaurus.config.ts',
  'sidebars.ts',
  'examples/schema.ts',
];

it('imports only downward', () => {
  const code = paths.filter((path) => CODE.test(path) && !path.startsWith('tools/'));
  const {problems, seen} = checkRooms(readFiles(code), paths);
  expectNone([...problems, ...checkEmptyRooms(paths)]);
  // A reader of imports that finds no files would find no mistakes either.
  expect(seen).toEqual(expect.arrayContaining(findFiles(['src', 'packages', 'plugins'], CODE)));
});
