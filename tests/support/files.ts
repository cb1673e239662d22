import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {posix} from 'node:path';

export interface TextFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** Facts that pages show. */
export const DATA_FOLDERS = ['src/data', 'packages/compose-check/data'];

/** Paths below folders whose names match, sorted; no links to nothing, as Emacs leaves them. */
export function findFiles(folders: string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: folder !== '.', encoding: 'utf8'}).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => pattern.test(path) && existsSync(path))
    .sort();
}

export const readFiles = (paths: string[]): TextFile[] =>
  paths.map((path) => ({path, text: readFileSync(path, 'utf8')}));
