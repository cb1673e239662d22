// Writes compressed twins next to the files of a build, as small as they get: nginx and other hosts send these as they are.
// Usage: jiti tools/compress.ts [build]
import {readFileSync, readdirSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {mediaTypes} from '../plugins/hosting/media-types';

/** Smaller ones don't get smaller by more than the headers say. In bytes. */
const LEAST = 512;

const texts = new RegExp(
  `\\.(?:${mediaTypes.flatMap(({text, extensions}) => (text ? extensions : [])).join('|')})$`,
  'i',
);

const {BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT} = constants;

const TWINS = {
  '.br': (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {[BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: bytes.length},
    }),
  '.gz': (bytes: Uint8Array) => promisify(gzip)(bytes, {level: 9}),
};

/** Compresses the texts of a folder with brotli and gzip, each at its highest level. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((path) => texts.test(path) && statSync(path).isFile() && statSync(path).size > LEAST);
  const next = async (): Promise<void> => {
    const path = files.pop();
    if (path === undefined) return;
    const bytes = readFileSync(path);
    const {atime, mtime} = statSync(path);
    for (const [ending, twin] of Object.entries(TWINS)) {
      writeFileSync(path + ending, await twin(bytes));
      // Whichever a client gets, it's as old.
      utimesSync(path + ending, atime, mtime);
    }
    return next();
  };
  await Promise.all(Array.from({length: availableParallelism()}, next));
}

if (process.argv[1] === __filename) void compress(process.argv[2] ?? 'build');
