import type {IncomingMessage, ServerResponse} from 'node:http';
import {rspack} from '@docusaurus/faster';
import type {Compiler} from '@rspack/core';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/** Where the browser says what it needs. */
const PREFIX = '/compile-page';
/** How the bundler names a page that isn't compiled yet. */
const WAITING = 'lazy-compilation-proxy|';
/** A page gets all of its files first, because the server answers nothing while it compiles. In milliseconds. */
const IDLE = 3000;
const NOBODY = {writeHead() {}, write() {}, end() {}} as unknown as ServerResponse;

/**
 * Settings with which the page that is opened first waits for no other. The others are compiled after it, or when they're opened
 * before that, so that a mistake shows wherever it is.
 */
export function pagesWhenOpened() {
  let open: Middleware;
  let isOpened = false;
  let timer: NodeJS.Timeout | undefined;
  const others = {
    apply(compiler: Compiler) {
      open = rspack.lazyCompilationMiddleware(compiler);
      compiler.hooks.watchRun.tap('pages-when-opened', () => clearTimeout(timer));
      compiler.hooks.done.tap('pages-when-opened', ({compilation}) => {
        const names = Array.from(compilation.modules, (module) => module.identifier());
        const body = names.filter((name) => name.startsWith(WAITING));
        const ask = {url: PREFIX, method: 'POST', body} as unknown as IncomingMessage;
        if (isOpened && body.length > 0) timer = setTimeout(() => void open(ask, NOBODY, () => {}), IDLE);
      });
    },
  };
  // Docusaurus names each page twice in its registry, and by the second name, which only webpack needs, it'd be compiled at once.
  const noNumbers = new rspack.ProvidePlugin({'require.resolveWeak': [require.resolve('./no-number'), 'default']});
  const middleware: Middleware = (request, response, next) => {
    isOpened ||= request.url === PREFIX;
    return open(request, response, next);
  };
  return {
    lazyCompilation: {entries: false, imports: true, test: /\.mdx$/, prefix: PREFIX},
    plugins: [others, noNumbers],
    devServer: {
      setupMiddlewares(middlewares: unknown[]) {
        middlewares.unshift({name: 'pages-when-opened', middleware});
        // The bundler joins what such functions of all plugins return, so nothing may be returned twice.
        return [];
      },
    },
  };
}
