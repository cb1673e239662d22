import {defineConfig} from '@playwright/test';
import base, {reporterOf} from '../../playwright.config';
import {firefoxPath, hasWebKit} from '../../tools/browser.mjs';
import {isWhole} from '../../tools/sample';

/** `npm run test:browsers`: tests of `tests/e2e/` in Firefox, and what is written for WebKit, each where it's installed. */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  // A browser that hangs fails its tests; this ends the run whatever hangs.
  globalTimeout: 40 * 60_000,
  reporter: reporterOf('browsers'),
  projects: [
    ...(firefoxPath()
      ? [
          {
            name: 'firefox',
            testMatch: 'e2e/*.spec.ts',
            grep: isWhole ? /@every-browser/ : /@differs/,
            use: {
              browserName: 'firefox' as const,
              // It can't take back a permission that it doesn't know.
              reuseContext: false,
              // Without it Playwright looks for its own build of Firefox, which isn't the one that readers have.
              channel: 'moz-firefox',
              launchOptions: {executablePath: firefoxPath() ?? ''},
            },
          },
        ]
      : []),
    ...(hasWebKit() ? [{name: 'webkit', testMatch: 'browsers/*.spec.ts'}] : []),
  ],
  webServer: {...base.webServer, cwd: '../..'} as typeof base.webServer & object,
});
