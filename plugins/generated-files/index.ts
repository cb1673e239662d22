import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {followReader} from '../pages/pages-ahead';

/** Makes the files in a thread of its own. Resolves when all are written; rejects with the error of the first that fails. */
function writeInThread(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(require.resolve('./worker.cjs'), {workerData: {folder}});
    followReader(worker);
    worker.once('error', reject);
    worker.once('exit', (code) => (code ? reject(new Error(`generated-files: stopped with code ${code}`)) : resolve()));
  });
}

/** Serves and writes generated files. A build makes them while the bundler, which needs none of them, is busy with one core. */
export default function generatedFiles({generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'generated-files');
  let written: Promise<void> | undefined;
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  return {
    name: 'generated-files',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        settings = (await import('./on-request')).onRequest();
        return;
      }
      rmSync(folder, {recursive: true, force: true});
      written = writeInThread(folder);
      // Prevents an unhandled rejection: postBuild awaits this promise and reports the error.
      written.catch(() => {});
    },

    configureWebpack: () => settings,

    async postBuild({outDir}) {
      await written;
      cpSync(folder, outDir, {recursive: true});
    },
  };
}
