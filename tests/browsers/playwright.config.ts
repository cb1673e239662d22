import {defineConfig} from '@playwright/test';
import base, {reporterOf} from '../../playwright.config';
import {firefoxPath, hasWebKit} from '../../tools/browser.mjs';
import {isWhole} from '../../tools/sample';
import type {Engine} from './test';

// Without the channel Playwright looks for its own build of Firefox, which isn't the one that readers have.
const firefox = {channel: 'moz-firefox', executablePath: firefoxPath() ?? ''};
const engine = (name: Engine['name'], launch: Engine['launch'] = {}) => ({engine: {name, launch}});
const ALL = 'browsers/*.spec.ts';

/**
 * `npm run test:browsers`: what every browser must do, in each that's installed, under the headers of the real server; and in
 * Firefox also some tests of `tests/e2e/`.
 */
export default defineConfig<object, {engine: Engine}>({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  // A browser that hangs fails its tests; this ends the run whatever hangs.
  globalTimeout: 40 * 60_000,
  reporter: reporterOf('browsers'),
  projects: [
    // The rest of it is in the tests of `npm run test:e2e`.
    {
      name: 'chromium',
      testMatch: isWhole ? ALL : 'browsers/policy.spec.ts',
      testIgnore: '**/pages.spec.ts',
      use: engine('chromium', base.use?.launchOptions),
    },
    ...(firefoxPath()
      ? [
          {name: 'firefox', testMatch: ALL, use: engine('firefox', firefox)},
          {
            name: 'firefox, more behavior',
            testMatch: 'e2e/*.spec.ts',
            grep: isWhole ? /@every-browser/ : /@differs/,
            use: {
              browserName: 'firefox' as const,
              channel: firefox.channel,
              launchOptions: {executablePath: firefox.executablePath},
            },
          },
        ]
      : []),
    ...(hasWebKit() ? [{name: 'webkit', testMatch: ALL, use: engine('webkit')}] : []),
  ],
  webServer: {...base.webServer, cwd: '../..'} as typeof base.webServer & object,
});
