import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const HIDDEN = /(^|[\\/])\./;

/**
 * Paths below a folder, sorted, with forward slashes. Editors and systems leave files of their own next to a writer's, with a
 * dot in front: Emacs' lock is a link to nothing, and macOS' `._page.mdx` is a page by its name.
 */
export const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name) && !HIDDEN.test(name) && existsSync(join(folder, name)))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
