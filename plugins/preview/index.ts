import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import sidebars from '../../sidebars';
import {pagesWhenOpened} from './pages-when-opened';

/** A page that another one, or a sidebar, still needs, in the words of the bundler. */
const GONE = /Cannot find module '@site\/docs\/(.+?)\.mdx'/;

/** Says what a writer has to change where a page is gone, rather than which module wasn't found. */
function inWords(error: Error): Error {
  const [, id] = GONE.exec(error.message) ?? [];
  const [sidebar] = Object.entries(sidebars).find(([, items]) => JSON.stringify(items).includes(`"${id}"`)) ?? [];
  if (id === undefined || sidebar === undefined) return error;
  return new Error(
    `docs/${id}.mdx is gone, and the sidebar "${sidebar}" names it: take "${id}" out of sidebars.ts, or put the page back.`,
  );
}

/**
 * What the preview needs beyond Docusaurus: pages that wait until they're opened, more files to watch, an overlay that goes
 * when a mistake is fixed, and a page that comes back after a restart.
 */
export default function preview(): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'preview'};
  return {
    name: 'preview',
    getPathsToWatch: () => ['src/data/cli/*.yaml'],
    getClientModules: () => [require.resolve('./reload-when-back')],
    configureWebpack() {
      const gonePages = ({hooks}: Compiler) =>
        hooks.afterCompile.tap('preview', (compilation) => {
          // Rspack's list has no other way to its items.
          const errors = [...compilation.errors] as Error[];
          if (errors.some(({message}) => GONE.test(message))) compilation.errors = errors.map(inWords);
        });
      // What doesn't compile has its own overlay, which goes when it's fixed. One for a page error would stay.
      const overlay = {runtimeErrors: ({message}: Error) => !message.includes('Module build failed')};
      const {plugins, devServer, ...settings} = pagesWhenOpened();
      // Docusaurus types the settings as webpack's, which leaves the server out.
      return {
        ...settings,
        plugins: [{apply: gonePages}, ...plugins],
        devServer: {...devServer, client: {overlay}},
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
