import {Session} from 'node:inspector/promises';
import type {Compiler} from 'webpack';

/** Frees what nothing in this thread holds. The flag for `gc()` would make rendering take twice as long when it is set so late. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/**
 * Frees what loaders have left when all modules are made: a build takes the most memory after that. It is 0.4 GB of a
 * thousand pages, for 0.2 s.
 */
export class CollectGarbagePlugin {
  apply({hooks}: Compiler): void {
    hooks.finishMake.tapPromise('lean-build', collectGarbage);
  }
}
