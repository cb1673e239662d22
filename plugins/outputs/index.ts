import type {LoadContext, Plugin} from '@docusaurus/types';
import {once} from 'node:events';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {keep} from '../pages/kept-file';
import {keepOutputs, keptOutputs} from './kept-outputs';

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
 * Data that pages import, by file.
 *
 * @param path where it's kept from build to build; undefined in the preview
 */
async function readPageData(baseUrl: string, path: string | undefined): Promise<Record<string, object>> {
  if (path && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  // The engines that make it take a second to load.
  const {pageData} = await import('./page-data');
  const data = pageData(baseUrl);
  if (path) keep(path, JSON.stringify(data));
  return data;
}

/**
 * What is made from the sources and isn't a page: data that pages import (page-data.ts), and files next to the pages
 * (registry.ts), which a build writes and the preview makes on request. A build whose sources haven't changed takes the
 * files of the one before (kept-outputs.ts).
 */
export default function outputs({baseUrl}: LoadContext): Plugin {
  let folder = '';
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
      const isPreview = process.env.NODE_ENV === 'development';
      if (!isPreview) folder = keptOutputs();
      for (const [name, data] of Object.entries(await readPageData(baseUrl, isPreview ? undefined : `${folder}.json`)))
        await actions.createData(name, JSON.stringify(data));
      if (isPreview) return;
      written = keepOutputs(folder, (unfinished) => writeFiles(unfinished, pagesRead));
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
      // Of `build --dev`, nothing is kept: its files can differ from those of a build for readers.
      if (!written) return writeFiles(outDir, pagesRead);
      await written;
      cpSync(folder, outDir, {recursive: true});
    },
  };
}
