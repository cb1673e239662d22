import type {LoadContext, Plugin} from '@docusaurus/types';
import {once} from 'node:events';
import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {pageData} from './page-data';

/** A thread starts without the loader that lets Docusaurus read TypeScript. */
const JITI = require.resolve('jiti/bin/jiti.js');

/**
 * What is made from the sources and isn't a page: data that pages import (page-data.ts), and files next to the pages
 * (registry.ts), which a build writes and the preview makes on request.
 */
export default function outputs({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'files');
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  let written: Promise<unknown> | undefined;
  return {
    name: 'outputs',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') settings = (await import('./on-request')).onRequest();
    },

    async contentLoaded({actions}) {
      for (const [name, data] of Object.entries(pageData(baseUrl)))
        await actions.createData(name, JSON.stringify(data));
      if (process.env.NODE_ENV === 'development') return;
      rmSync(folder, {recursive: true, force: true});
      // The files take seconds and don't depend on the bundler, so a second core makes them in the meantime.
      written = once(new Worker(JITI, {argv: [join(__dirname, 'write-files.ts'), folder]}), 'exit');
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
