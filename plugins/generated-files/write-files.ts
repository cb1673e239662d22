import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {cachedPages} from '../pages/cached-pages';
import {allFiles, allFolders, partsOfEachPage} from './all-files';

/**
 * Makes all files and writes them below a folder.
 *
 * @param onRead is told the source of each page as soon as it is in the cache
 */
export async function writeFiles(folder: string, onRead: (file: string) => void): Promise<void> {
  // Whatever needs the tree of a page takes it now: it is read again for each page, and kept for none.
  for (const page of cachedPages(onRead)) for (const make of partsOfEachPage) make(page);
  const write = (path: string, content: string | Uint8Array) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, content);
  };
  for (const {path, make} of allFiles()) write(path, await make());
  for (const {path, extension, make} of allFolders())
    for (const [name, text] of make()) write(`${path}/${name}.${extension}`, text);
}
