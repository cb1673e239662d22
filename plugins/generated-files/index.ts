import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type GeneratedFile, type GeneratedFolder, onRequest} from './on-request';

/** Serves and writes generated files whose addresses are fixed. */
export default function generatedFiles(_context: unknown, options: unknown): Plugin {
  const {files, folders = []} = options as {files: GeneratedFile[]; folders?: GeneratedFolder[]};
  return {
    name: 'generated-files',
    configureWebpack: () => onRequest(files, folders),
    async postBuild({outDir}) {
      const write = (path: string, text: string) => {
        const target = join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      for (const {path, make} of files) write(path, await make());
      for (const {path, extension, make} of folders)
        for (const [name, text] of make()) write(`${path}/${name}.${extension}`, text);
    },
  };
}
