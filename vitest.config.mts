import {defineConfig} from 'vitest/config';

const project = (name: string, testTimeout = 30_000) => ({
  test: {name, include: [`tests/${name}/**/*.test.ts`], testTimeout, hookTimeout: 120_000},
});

export default defineConfig({
  test: {
    projects: [project('unit'), project('content', 120_000), project('site', 300_000)],
  },
});
