import type {rspack} from '@docusaurus/faster';
import {warmIdentity} from './identity';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** The reader's browser comes first. In milliseconds. */
const IDLE = 1000;

/**
 * Compiles the open pages that came out of the bundler's cache, as soon as there is time. Otherwise the first edit would
 * do it, and load and warm up all that compiles pages: it would take twice as long as the others.
 */
export function warmPages(compiler: Compiler, compiled: ReadonlyMap<string, unknown>): void {
  const tried = new Set<string>();
  let isFirst = true;
  let timer: NodeJS.Timeout;
  compiler.hooks.watchRun.tap('warm-pages', () => clearTimeout(timer));
  compiler.hooks.done.tap('warm-pages', ({compilation}) => {
    timer = setTimeout(() => {
      if (isFirst) warmIdentity();
      isFirst = false;
      const cached = Array.from(compilation.modules, (module) =>
        'resource' in module ? String(module.resource) : '',
      ).filter((file) => file.endsWith('.mdx') && !compiled.has(file) && !tried.has(file));
      for (const file of cached) tried.add(file);
      if (cached.length > 0) compiler.watching?.invalidateWithChangesAndRemovals(new Set(cached), new Set());
    }, IDLE);
  });
}
