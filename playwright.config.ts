import {defineConfig} from '@playwright/test';
import {browserPath} from './tools/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  // Generous, because a busy machine is slow and not wrong: what passes never waits that long.
  timeout: 120_000,
  expect: {timeout: 20_000},
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', {outputFile: 'test-results/e2e.json'}],
    // Shows failures in the change itself.
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      ...(browserPath() && {executablePath: browserPath() ?? ''}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node node_modules/jiti/bin/jiti.js tools/serve.ts --port ${port}`,
    port,
    // A server left over from another folder would answer with another build.
    reuseExistingServer: false,
    // It takes its folder away.
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
