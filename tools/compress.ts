// Writes compressed twins next to the files of a build, as small as they get: nginx and other hosts send these as they are.
// Usage: jiti tools/compress.ts [build]
import {readFileSync, readdirSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {mediaTypes} from '../plugins/hosting/media-types';

/** Smaller ones don't get smaller by more than the headers say. In bytes. */
const LEAST = 512;

const TEXT = new RegExp(
  `\\.(?:${mediaTypes.flatMap(({text, extensions}) => (text ? extensions : [])).join('|')})$`,
  'i',
);

/** Brotli's own default is its highest level. */
async function writeTwins(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const {atime, mtime} = statSync(path);
  for (const [ending, twin] of [
    ['.br', await promisify(brotliCompress)(bytes)],
    ['.gz', await promisify(gzip)(bytes, {level: 9})],
  ] as const) {
    writeFileSync(path + ending, twin);
    // Whichever a client gets, it's as old.
    utimesSync(path + ending, atime, mtime);
  }
}

/** Compresses the texts of a folder with brotli and gzip, a few at a time: Node does it in threads. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((path) => TEXT.test(path) && statSync(path).isFile() && statSync(path).size > LEAST);
  while (files.length) await Promise.all(files.splice(0, 16).map(writeTwins));
}

if (process.argv[1] === __filename) void compress(process.argv[2] ?? 'build');
