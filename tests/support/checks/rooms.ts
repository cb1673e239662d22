import {posix} from 'node:path';
import {parseSync} from 'oxc-parser';
import type {TextFile} from '../files';
import {lineAt} from '../line-of';
import {type Row, ROWS} from '../rooms';

interface Import {
  file: string;
  line: number;
  /** As the file writes it. */
  name: string;
}

/** What a file may leave out at the end of a name. */
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx'];

/** `require('./a')`, `import('./a')`, in types too, and workers: `new URL('./worker.ts', import.meta.url)`. */
const CALL = /\b(?:require|require\.resolve|import|new URL)\(\s*['"]([^'"]+)['"]/g;

/** The imports of a file; undefined if it can't be read. */
function importsOf({path, text}: TextFile): Import[] | undefined {
  const {module, errors} = parseSync(path, text);
  if (errors.length) return undefined;
  const written = [...module.staticImports, ...module.staticExports.flatMap(({entries}) => entries)].flatMap(
    ({moduleRequest}) => (moduleRequest ? [{name: moduleRequest.value, start: moduleRequest.start}] : []),
  );
  const called = [...text.matchAll(CALL)].map(({1: name = '', index}) => ({name, start: index}));
  return [...written, ...called].map(({name, start}) => ({file: path, line: lineAt(text, start), name}));
}

/** Path that a name means in this repository, without its ending; undefined for a package of others. */
function placeOf({file, name}: Import, paths: ReadonlySet<string>): string | undefined {
  const [bare = ''] = name.split('?');
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare);
  if (bare.startsWith('@site/')) return bare.slice('@site/'.length);
  const [, own, inner] = /^(compose-check|docs-index|docs-mcp)\/(.+)$/.exec(bare) ?? [];
  if (own) return `packages/${own}/${/^data\//.test(inner ?? '') ? '' : 'src/'}${inner}`;
  // Docusaurus gives the name of a component to ours, if there is one.
  const themed = bare.replace('@theme/', 'src/theme/');
  return themed !== bare && ENDINGS.some((ending) => paths.has(themed + ending)) ? themed : undefined;
}

interface Room {
  path: string;
  row: Row;
}

const ROOMS: Room[] = Object.values(ROWS)
  .flatMap((row) => row.rooms.map((path) => ({path, row})))
  .sort((a, b) => b.path.length - a.path.length);

const roomOf = (file: string): Room | undefined => ROOMS.find(({path}) => file === path || file.startsWith(`${path}/`));

const rowsBelow = ({over}: Row): Row[] =>
  over.map((name) => {
    const row = ROWS[name];
    if (!row) throw new Error(`tests/support/rooms.ts:1: no row "${name}".`);
    return row;
  });

const isBelow = (lower: Row, upper: Row): boolean =>
  rowsBelow(upper).some((row) => row === lower || isBelow(lower, row));

/** What a room may import from besides itself, in words. */
function mayImport({row}: Room): string {
  const below = rowsBelow(row).flatMap(({rooms}) => rooms);
  return below.length ? `it may import from ${below.join(', ')}, and what is below` : 'it imports from no other room';
}

/** What is wrong with an import of a package. */
function packageProblem({file, name}: Import, {row}: Room): string | undefined {
  if (file.startsWith('src/') && name.startsWith('node:')) return `src/ runs in a browser, which has no ${name}.`;
  const isOutside = /^(react|react-dom|@docusaurus|@theme|@theme-original)(\/|$)|^node:/.test(name);
  return row.isPure && isOutside && !file.includes('/tests/')
    ? `imports ${name}, but this room is pure TypeScript, which runs in workers, tests and the MCP server.`
    : undefined;
}

/**
 * Imports against the table of rooms, types included. oxlint finds circles of files.
 *
 * @param files whose imports are judged
 * @param paths all files that can be imported
 * @returns also the paths of the files whose imports were read
 */
export function checkRooms(files: TextFile[], paths: Iterable<string>) {
  const problems: string[] = [];
  const seen: string[] = [];
  const all = new Set(paths);
  for (const file of files) {
    const room = roomOf(file.path);
    if (!room) problems.push(`${file.path}:1: no room of tests/support/rooms.ts has this file: add its folder.`);
    const imports = importsOf(file);
    if (!imports) problems.push(`${file.path}:1: its imports can't be read: mend the syntax.`);
    if (!room || !imports) continue;
    seen.push(file.path);
    for (const one of imports) {
      const at = `${one.file}:${one.line}: `;
      const place = placeOf(one, all);
      if (place === undefined) {
        const problem = packageProblem(one, room);
        if (problem) problems.push(at + problem);
        continue;
      }
      const target = ENDINGS.map((ending) => place + ending).find((path) => all.has(path));
      const other = target && roomOf(target);
      if (!target || !other) {
        problems.push(`${at}${one.name} is no file of a room: see tests/support/rooms.ts.`);
        continue;
      }
      if (other !== room && !isBelow(other.row, room.row))
        problems.push(`${at}${room.path} must not import ${other.path}: ${mayImport(room)}.`);
    }
  }
  return {problems, seen};
}

/** Rooms of the table without a file. */
export function checkEmptyRooms(paths: string[]): string[] {
  const held = new Set(paths.map(roomOf));
  return ROOMS.filter((room) => !held.has(room)).map(
    ({path}) => `tests/support/rooms.ts:1: ${path} holds no file: delete the room.`,
  );
}
