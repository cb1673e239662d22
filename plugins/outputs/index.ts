import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {cached} from '../pages/cache';
import {lastUpdated} from '../pages/last-updated';
import {hashOfPages} from '../remark/cache-page';

/**
 * What is made from the sources and isn't a page: data that pages import (page-data.ts), and files next to the pages
 * (registry.ts), which a build writes and the preview makes on request. The engines that make it take a second to load.
 */
export default function outputs({baseUrl}: LoadContext): Plugin {
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  return {
    name: 'outputs',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') settings = (await import('./on-request')).onRequest();
    },

    async contentLoaded({actions}) {
      const make = async () => (await import('./page-data')).pageData(baseUrl);
      for (const [name, data] of Object.entries(await cached('page-data', [hashOfPages(), baseUrl], make)))
        await actions.createData(name, JSON.stringify(data));
    },

    configureWebpack: () => settings,

    async postBuild({outDir}) {
      const make = async () => (await import('./registry')).allFiles().map((file) => [file.path, file.make()] as const);
      // Besides what the pages are made from, the dates of their last commits.
      const inputs = [hashOfPages(), JSON.stringify([...lastUpdated()])];
      for (const [path, text] of await cached('outputs', inputs, make)) {
        const target = join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, text);
      }
    },
  };
}
