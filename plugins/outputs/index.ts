import type {LoadContext, Plugin} from '@docusaurus/types';
import {once} from 'node:events';
import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';

/** Files that are made from the sources and aren't pages: written next to the pages by a build, made on request in the preview. */
export default function outputs({generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'files');
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  let written: Promise<unknown> | undefined;
  return {
    name: 'outputs',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') settings = (await import('./on-request')).onRequest();
    },

    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') return;
      rmSync(folder, {recursive: true, force: true});
      // The files take seconds and don't depend on the bundler, so a second core makes them in the meantime.
      written = once(new Worker(join(__dirname, 'write-files.mjs'), {workerData: folder}), 'exit');
      // A failure is reported in postBuild, unless the pages fail first.
      written.catch(() => undefined);
    },

    configureWebpack: () => settings,

    async postBuild({outDir}) {
      await written;
      cpSync(folder, outDir, {recursive: true});
    },
  };
}
