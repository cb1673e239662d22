import {defineConfig} from 'vitest/config';

const project = (name: string, testTimeout = 30_000) => ({
  test: {name, include: [`tests/${name}/**/*.test.ts`], testTimeout, hookTimeout: 120_000},
});

const content = project('content', 240_000);

export default defineConfig({
  test: {
    projects: [
      // Modules are loaded once for all files: no test leaves anything behind in one.
      {test: {...project('unit').test, isolate: false}},
      // All files share one process, and so read the pages once.
      {test: {...content.test, isolate: false, fileParallelism: false}},
      // The build for another name takes as long as all the other files.
      {test: {...project('site', 300_000).test, maxWorkers: 2}},
    ],
  },
});
