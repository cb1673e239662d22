import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceText} from '../replace-text/replace-text';
import {siteTokens} from '../tokens/expand';
import {refreshIdentity} from './identity';
import {warmPages} from './warm-pages';

/** The registry of chunks without the numbers of its modules, which make Rspack compile them all. */
const NO_NUMBERS = {from: /, require\.resolveWeak\("[^"]*"\)/g, to: ''};
const REMEDY = 'Docusaurus 3.9.1 writes it so; see plugins/preview/index.ts.';

/**
 * In the preview a page is compiled when somebody opens it: the first one does not wait for the others, and a change of
 * what all pages use compiles only the open ones.
 */
export default function preview({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'preview',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const compiled = new Map<string, unknown>();
      let openPages: ReturnType<typeof rspack.lazyCompilationMiddleware>;
      const settings = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
        module: {
          rules: [
            {include: [join(generatedFilesDir, 'registry.js')], use: [replaceText(NO_NUMBERS, REMEDY)]},
            {
              test: /\.mdx$/,
              include: [resolve('docs')],
              enforce: 'post',
              use: [{loader: require.resolve('./unchanged-page.cjs'), options: {compiled, values: siteTokens}}],
            },
          ],
        },
        plugins: [
          {
            apply(compiler: InstanceType<typeof rspack.Compiler>) {
              openPages = rspack.lazyCompilationMiddleware(compiler);
              compiler.hooks.watchRun.tap('preview', refreshIdentity);
              warmPages(compiler, compiled);
            },
          },
        ],
        devServer: {
          // What does not compile has an overlay of its own, which goes when it is mended. As an error of the page it stays.
          client: {overlay: {runtimeErrors: ({message}: Error) => !message.includes('Module build failed')}},
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift({name: 'lazy-compilation', middleware: openPages});
            // The bundler joins what such functions of all plugins return, so nothing may be returned twice.
            return [];
          },
        },
      };
      // Docusaurus types the settings as webpack's.
      return settings as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
