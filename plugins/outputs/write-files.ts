import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {allFiles, allFolders} from './registry';

/** Makes all files and writes them below a folder. */
async function writeFiles(folder: string): Promise<void> {
  const write = (path: string, content: string | Uint8Array) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, content);
  };
  for (const {path, make} of allFiles()) write(path, await make());
  for (const {path, extension, make} of allFolders())
    for (const [name, text] of make()) write(`${path}/${name}.${extension}`, text);
}

// A thread of plugins/outputs/index.ts.
void writeFiles(process.argv[2] ?? '');
