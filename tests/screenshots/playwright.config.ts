import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** `npm run screenshots`: pictures of a build for people to look at, in screenshots/. Nothing is compared. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screenshots',
  reporter: 'line',
  webServer: {...base.webServer, cwd: '../..'} as typeof base.webServer & object,
});
