import {checkEmptyRooms, checkRooms} from '../../support/checks/rooms';
import type {Exception} from '../../support/rooms';
import {type Mistake, foundBy} from './mistake';

/** What is said of files, by their texts. */
const roomsOf = (files: {path: string; text: string}[], exceptions: Exception[] = []): string[] =>
  checkRooms(files, paths(files), exceptions).problems;

const paths = (files: {path: string}[]) => files.map(({path}) => path);

/** What is said of a file with this text, next to files that it may import. */
function rooms([path, text]: [path: string, text: string], exceptions: Exception[] = []): string[] {
  const others = ['src/components/b.tsx', 'src/ask/screen/B.tsx', 'src/lib/b.ts', 'plugins/outputs/b.cjs'];
  return roomsOf(
    [{path, text}, ...others.filter((one) => one !== path).map((name) => ({path: name, text: ''}))],
    exceptions,
  );
}

const circle = () =>
  roomsOf([
    {path: 'src/lib/a.ts', text: "import './b';"},
    {path: 'src/lib/b.ts', text: "import type {A} from './a';"},
  ]);

const exception = {from: 'src/lib/a.ts', to: 'src/components/b.tsx', reason: 'None.'};

/** Imports against the table of rooms. */
export const ROOMS: Mistake[] = [
  ...foundBy(rooms, '', [
    [
      'a type from a room above',
      ['src/lib/a.ts', "\nimport type {B} from '../components/b';"],
      /^src\/lib\/a\.ts:2: src\/lib must not import src\/components: lib knows no feature, no component and no hook\.$/,
    ],
    [
      'a screen that loads another screen',
      ['src/search/screen/a.ts', "const load = () => import('@site/src/ask/screen/B');"],
      /^src\/search\/screen\/a\.ts:1: src\/search\/screen must not import src\/ask\/screen: a screen uses/,
    ],
    [
      'an export from a component in an engine',
      ['src/ask/engine/a.ts', "export * from '../../components/b';"],
      /^src\/ask\/engine\/a\.ts:1: src\/ask\/engine must not import src\/components: an engine is pure/,
    ],
    [
      'a type that is imported where it is used',
      ['src/hooks/a.ts', "export type A = import('../components/b').B;"],
      /^src\/hooks\/a\.ts:1: src\/hooks must not import src\/components: hooks are below components\.$/,
    ],
    [
      'a loader from a room above',
      ['plugins/remark/a.ts', "const loader = require.resolve('../outputs/b.cjs');"],
      /^plugins\/remark\/a\.ts:1: plugins\/remark must not import plugins\/outputs: remark → pages\.$/,
    ],
    [
      'a component in the build',
      ['plugins/outputs/a.ts', "import {B} from '../../src/components/b';"],
      /^plugins\/outputs\/a\.ts:1: plugins\/outputs must not import src\/components: outputs → rehype/,
    ],
    [
      'React in an engine',
      ['src/check/engine/a.ts', "import {useState} from 'react';"],
      /^src\/check\/engine\/a\.ts:1: imports react, but this room is pure TypeScript/,
    ],
    [
      'Node in the browser',
      ['src/hooks/a.ts', "import {join} from 'node:path';"],
      /^src\/hooks\/a\.ts:1: src\/ runs in a browser, which has no node:path\.$/,
    ],
    [
      'an import of nothing',
      ['src/lib/a.ts', "import '../lib/c';"],
      /^src\/lib\/a\.ts:1: \.\.\/lib\/c is no file of a room/,
    ],
    ['a file outside of all rooms', ['src/new/a.ts', ''], /^src\/new\/a\.ts:1: no room of .* has this file/],
    ['a file that cannot be read', ['src/lib/a.ts', 'import {'], /^src\/lib\/a\.ts:1: its imports can't be read/],
  ]),
  [
    'files that import each other',
    circle,
    /^src\/lib\/a\.ts:1: imports itself in a circle: src\/lib\/a\.ts → src\/lib\/b\.ts → src\/lib\/a\.ts\.$/,
  ],
  [
    'an exception that is gone',
    () => rooms(['src/lib/a.ts', ''], [exception]),
    /^tests\/support\/rooms\.ts:1: src\/lib\/a\.ts no longer imports src\/components\/b\.tsx: delete the exception\.$/,
  ],
  ['a room without files', () => checkEmptyRooms([]), /^tests\/support\/rooms\.ts:1: src\/hooks holds no file/m],
];
