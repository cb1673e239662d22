import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {hashOfInputs} from '../pages/hash-of-inputs';

/** Files that pages load when they need them, before the hash is in the address. */
export const LOADED_FILES = {
  titles: '/assets/search/titles.json',
  records: '/assets/search/records.json',
  styles: '/assets/search/modal.css',
  passages: '/assets/ask/passages.json',
  rules: '/assets/check/rules.json',
} as const;

export type LoadedFile = keyof typeof LOADED_FILES;

/** What the files are made of, besides code and settings. */
const FOLDERS = ['docs', 'src/data', 'src/search', 'src/ask', 'src/check', 'src/css'];
const FILES = ['sidebars.ts', 'package-lock.json'];

let known: string | undefined;

/** Of the sources, because the content doesn't exist yet when pages get the address. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(hashOfInputs(...FOLDERS));
  for (const file of FILES) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Address of a file that pages load when they need it: in a build with a hash, such as `/assets/ask/passages.0a1b2c3d.json`,
 * so that hosts keep it for ever. The preview makes it whenever a page asks for it, and has no hash.
 */
export function hashedAddress(file: LoadedFile): string {
  const path = LOADED_FILES[file];
  if (process.env.NODE_ENV === 'development') return path;
  known ??= hashOfSources();
  const {dir, name, ext} = posix.parse(path);
  return `${dir}/${name}.${known}${ext}`;
}
