import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

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
      const {pageData} = await import('./page-data');
      for (const [name, data] of Object.entries(pageData(baseUrl)))
        await actions.createData(name, JSON.stringify(data));
    },

    configureWebpack: () => settings,

    async postBuild({outDir}) {
      const {allFiles} = await import('./registry');
      for (const {path, make} of allFiles()) {
        const target = join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, await make());
      }
    },
  };
}
