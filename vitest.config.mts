import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import type {Vite} from 'vitest/node';

/** Vite adds the condition "development", by which packages load parsers that trace and assert: twice the time. */
const asInABuild: Vite.Plugin = {
  name: 'as-in-a-build',
  configResolved({ssr, environments}) {
    for (const {resolve} of [ssr, environments.ssr ?? {}]) if (resolve) resolve.conditions = ['node'];
  },
};

/** GitHub's parser of workflows names source maps that it doesn't publish, and Vite prints a line for each. */
const withoutSourceMaps: Vite.Plugin = {
  name: 'without-source-maps',
  load: (id) =>
    /\/@actions\/.*\.js$/.test(id)
      ? {code: readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null}
      : undefined,
};

const project = (name: string, testTimeout = 30_000) => ({
  plugins: [asInABuild, withoutSourceMaps],
  test: {
    name,
    include: [
      `tests/${name}/**/*.test.ts`,
      ...(name === 'unit' ? ['packages/*/tests/**/*.test.ts', 'examples/runner/tests/*.test.ts'] : []),
    ],
    testTimeout,
    hookTimeout: 120_000,
    // It imports JSON as bundlers do, which Node refuses.
    server: {deps: {inline: [/@actions\//]}},
  },
});

const unit = project('unit');
const content = project('content', 240_000);
const site = project('site', 300_000);

export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-files.ts'],
    projects: [
      // Modules are loaded once for all files: no test leaves anything behind in one.
      {
        ...unit,
        // Components are rendered as the bundler compiles them.
        oxc: {jsx: {runtime: 'automatic'}},
        resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
        test: {...unit.test, isolate: false},
      },
      // All files share one process, and so read the pages once.
      {...content, test: {...content.test, isolate: false, fileParallelism: false}},
      {...site, test: {...site.test, isolate: false}},
    ],
  },
});
