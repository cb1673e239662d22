import type {LoadContext, Plugin} from '@docusaurus/types';
import {once} from 'node:events';
import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';

/** A thread starts without the loader that lets Docusaurus read TypeScript. */
const JITI = require.resolve('jiti/bin/jiti.js');

/**
 * The files take seconds, so a second core makes them in the meantime.
 *
 * @param pagesRead resolves when the bundler has read the pages: the thread takes them from there
 */
async function writeFiles(folder: string, pagesRead: Promise<unknown>): Promise<void> {
  const thread = new Worker(JITI, {argv: [join(__dirname, 'write-files.ts'), folder]});
  void pagesRead.then(() => thread.postMessage('read'));
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error(`The thread that writes files ended with ${String(code)}.`);
}

/**
 * What is made from the sources and isn't a page: data that pages import (page-data.ts), and files next to the pages
 * (registry.ts), which a build writes and the preview makes on request.
 */
export default function outputs({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'outputs-files');
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  let written: Promise<unknown> | undefined;
  let sayPagesRead: () => void;
  const pagesRead = new Promise<void>((resolve) => (sayPagesRead = resolve));
  return {
    name: 'outputs',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') settings = (await import('./on-request')).onRequest();
    },

    async contentLoaded({actions}) {
      // The engines that make it take a second to load.
      const {pageData} = await import('./page-data');
      for (const [name, data] of Object.entries(pageData(baseUrl)))
        await actions.createData(name, JSON.stringify(data));
      if (process.env.NODE_ENV === 'development') return;
      rmSync(folder, {recursive: true, force: true});
      written = writeFiles(folder, pagesRead);
      // A failure is reported in postBuild, unless the pages fail first.
      written.catch(() => undefined);
    },

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'development'
        ? settings
        : {plugins: [{apply: ({hooks}) => hooks.finishMake.tap('outputs', sayPagesRead)}]},

    async postBuild({outDir}) {
      // Docusaurus can be told to take the pages of an earlier build.
      sayPagesRead();
      await (written ?? writeFiles(folder, pagesRead));
      cpSync(folder, outDir, {recursive: true});
    },
  };
}
