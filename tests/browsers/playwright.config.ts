import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import {firefoxPath} from '../../tools/browser.mjs';

/**
 * `npm run test:browsers`: every page in Firefox, and the tests of `tests/e2e/` that have the tag `@every-browser`, under
 * the same headers as in Chromium.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  reporter: [
    ['list'],
    ['json', {outputFile: '../../test-results/browsers.json'}],
    // Shows failures in the change itself.
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  use: {
    ...base.use,
    browserName: 'firefox',
    // Without the channel Playwright looks for its own build of Firefox, which isn't the one that readers have.
    channel: 'moz-firefox',
    launchOptions: {executablePath: firefoxPath() ?? ''},
  },
  projects: [
    {name: 'pages', testMatch: 'browsers/*.spec.ts'},
    {name: 'behavior', testMatch: 'e2e/*.spec.ts', grep: /@every-browser/},
  ],
  webServer: {...base.webServer, cwd: '../..'} as typeof base.webServer & object,
});
