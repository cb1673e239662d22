import type {Plugin} from '@docusaurus/types';

/** Files that are made from the sources and aren't pages: written behind a build, made on request in the preview. */
export default function outputs(): Plugin {
  let settings: ReturnType<NonNullable<Plugin['configureWebpack']>> = {};
  return {
    name: 'outputs',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') settings = (await import('./on-request')).onRequest();
    },

    configureWebpack: () => settings,

    async postBuild({outDir}) {
      await (await import('./write-files')).writeFiles(outDir);
    },
  };
}
