import {posix} from 'node:path';
import {hashOfPages} from '../remark/cache-page';

/** Files that pages load when they need them, before the hash is in the address. */
export const LOADED_FILES = {
  titles: '/assets/search/titles.json',
  records: '/assets/search/records.json',
  vectors: '/assets/search/vectors.json',
  styles: '/assets/search/modal.css',
  rules: '/assets/check/rules.json',
} as const;

export type LoadedFile = keyof typeof LOADED_FILES;

/** Of what the pages are made from, because the content doesn't exist yet when they get the address. */
let hash: string | undefined;

/**
 * Address of a file that pages load when they need it: in a build with a hash, such as `/assets/search/records.0a1b2c3d.json`,
 * so that hosts keep it forever. The preview makes it whenever a page asks for it, and has no hash.
 */
export function hashedAddress(file: LoadedFile): string {
  const path = LOADED_FILES[file];
  if (process.env.NODE_ENV === 'development') return path;
  hash ??= hashOfPages().slice(0, 8);
  const {dir, name, ext} = posix.parse(path);
  return `${dir}/${name}.${hash}${ext}`;
}
