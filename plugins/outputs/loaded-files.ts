import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {examplesShownBy} from '../pages/examples';
import {hashOfInputs} from '../pages/hash-of-inputs';
import {pageFiles} from '../pages/page';

/** Files that pages load when they need them, before the hash is in the address. */
export const LOADED_FILES = {
  titles: '/assets/search/titles.json',
  records: '/assets/search/records.json',
  vectors: '/assets/search/vectors.json',
  styles: '/assets/search/modal.css',
  rules: '/assets/check/rules.json',
} as const;

export type LoadedFile = keyof typeof LOADED_FILES;

/** What the files are made of, besides code and settings. */
const SOURCES = 'docs packages src/data src/css sidebars.ts package-lock.json'.split(' ');

/** Files of examples that pages show. One that's missing stops the build elsewhere, with its place. */
const examples = (): string[] =>
  [...new Set(pageFiles().flatMap((file) => examplesShownBy(readFileSync(file, 'utf8'))))].filter((path) =>
    existsSync(path),
  );

/** Hash of the sources, because the content doesn't exist yet when pages get the address. */
let hash: string | undefined;

/**
 * Address of a file that pages load when they need it: in a build with a hash, such as `/assets/search/records.0a1b2c3d.json`,
 * so that hosts keep it forever. The preview makes it whenever a page asks for it, and has no hash.
 */
export function hashedAddress(file: LoadedFile): string {
  const path = LOADED_FILES[file];
  if (process.env.NODE_ENV === 'development') return path;
  hash ??= hashOfInputs(...SOURCES, ...examples()).slice(0, 8);
  const {dir, name, ext} = posix.parse(path);
  return `${dir}/${name}.${hash}${ext}`;
}
