import {checkEmptyRooms, checkRooms} from '../../support/checks/rooms';

const OTHERS = [
  'src/components/b.tsx',
  'src/ask/screen/B.tsx',
  'src/lib/b.ts',
  'plugins/outputs/b.cjs',
  'packages/docs-index/src/b.ts',
];

/** What is said of files, by their texts, next to others that they may import. */
function problemsOf(files: Record<string, string>): string[] {
  const all = Object.entries({...Object.fromEntries(OTHERS.map((path) => [path, ''])), ...files});
  return checkRooms(
    all.map(([path, text]) => ({path, text})),
    all.map(([path]) => path),
  ).problems;
}

export const rooms = {
  rooms: problemsOf,
  'empty rooms': checkEmptyRooms,
};
