import type {SourceFile} from '../types';

/** Whether a path is an address, which the loader takes for a path on the reader's machine. */
export const isRemote = (path: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/|^git@/i.test(path);

/** A path without `.`, `..` and empty parts, as Go's `path.Clean` writes it. */
export function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/');
}

/**
 * Number of the file that a path refers to, or -1. The reader may have given files without their folders, so that the last
 * parts of a path are enough.
 *
 * @param from name of the file that has the path
 */
export function findFile(files: readonly SourceFile[], path: string, from = ''): number {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const whole = cleanPath(folder + path);
  const exact = files.findIndex(({name}) => cleanPath(name) === whole);
  if (exact >= 0) return exact;
  const bare = cleanPath(path).replace(/^(?:\.\.\/)+/, '');
  return bare === '' ? -1 : files.findIndex(({name}) => name === bare || name.endsWith(`/${bare}`));
}
