import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/**
 * In the preview a page is compiled when somebody opens it: the first one doesn't wait for the others, and a change of
 * what all pages use compiles only the open ones.
 */
export default function preview(): Plugin {
  return {
    name: 'preview',
    getPathsToWatch: () => ['src/data/cli/*.yaml'],
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      let openPages: ReturnType<typeof rspack.lazyCompilationMiddleware>;
      const settings = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
        plugins: [
          {
            apply(compiler: InstanceType<typeof rspack.Compiler>) {
              openPages = rspack.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {
          // What doesn't compile has its own overlay, which goes when it's fixed. One for a page error would stay.
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
