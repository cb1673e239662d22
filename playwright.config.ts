import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {browserPath} from './tools/browser.mjs';
import {isChanged} from './tools/changes';
import {isWhole} from './tools/sample';

const port = Number(process.env.E2E_PORT ?? 4173);

/** How a tier reports, next to the others in test-results/. */
export const reporterOf = (tier: string) => [
  ['list'] as const,
  ['json', {outputFile: `${__dirname}/test-results/${tier}.json`}] as const,
  // Shows failures in the change itself.
  ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
];

/** The build with other settings takes as long as the site's own. */
const hasSettings =
  isWhole ||
  isChanged(
    /analytics|announcement|hosted|assistant|ask-ai|open-search|search\/settings|misuse|config\/services|e2e\/settings|^package-lock/i,
  );

export default defineConfig<{isTranslated?: boolean}>({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/states/{arg}{ext}',
  // Playwright empties it.
  outputDir: 'test-results/e2e',
  workers: Math.min(8, availableParallelism()),
  fullyParallel: true,
  // What's slow and rarely breaks: `npm run test:all`.
  ...(isWhole ? {} : {grepInvert: /@weekly/}),
  // Generous, because a busy machine is slow and not wrong: what passes never waits that long.
  timeout: 120_000,
  expect: {timeout: 20_000},
  retries: process.env.CI ? 1 : 0,
  reporter: reporterOf('e2e'),
  use: {
    // A new context and its processes take as long as to open a page. In `npm run test:all` each test has its own.
    reuseContext: !isWhole,
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
  projects: [
    {name: 'chromium', testIgnore: 'settings/**'},
    ...(hasSettings
      ? [
          {name: 'build', testMatch: 'settings/build.setup.ts'},
          {name: 'settings', testMatch: 'settings/*.spec.ts', dependencies: ['build']},
        ]
      : []),
    // The same behavior on pages that the browser translates: tests/support/translate.ts.
    ...(isWhole ? [{name: 'translated', grep: /@translated/, use: {isTranslated: true}}] : []),
  ],
  webServer: {
    command: `node node_modules/jiti/bin/jiti.js tools/serve.ts --port ${port}`,
    port,
    // A server left over from another folder would answer with another build.
    reuseExistingServer: false,
    // It takes its folder away.
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
