import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parentPort} from 'node:worker_threads';
import type {GeneratedFile} from './generated-file';
import {allFolders, otherFiles, filesFromPages} from './registry';

/**
 * Makes all files and writes them below a folder.
 *
 * @param pagesRead resolves when the bundler has read the pages
 */
async function writeFiles(folder: string, pagesRead: Promise<unknown> | undefined): Promise<void> {
  const write = (path: string, content: string | Uint8Array) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, content);
  };
  const writeAll = async (files: GeneratedFile[]) => {
    for (const {path, make} of files) write(path, await make());
  };
  await writeAll(otherFiles());
  await pagesRead;
  await writeAll(filesFromPages());
  for (const {path, extension, make} of allFolders())
    for (const [name, text] of make()) write(`${path}/${name}.${extension}`, text);
}

// A thread of plugins/outputs/index.ts, which sends a message when the bundler has read the pages.
void writeFiles(process.argv[2] ?? '', parentPort ? once(parentPort, 'message') : undefined);
