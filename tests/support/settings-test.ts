import {LONGEST_BUILD, serveSettings} from './settings-build';
import {test as base} from './test';

/** Tests against the build with hosted search, an assistant, analytics and an announcement. No service is reached. */
export const test = base.extend<object, {settingsSite: string}>({
  callsServices: true,
  settingsSite: [
    async ({}, use, {parallelIndex}) => {
      const {url, stop} = await serveSettings(parallelIndex);
      await use(url);
      stop();
    },
    // The build is part of it.
    {scope: 'worker', timeout: LONGEST_BUILD},
  ],
  // Routes of a test come before this one.
  page: async ({page}, use) => {
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    await use(page);
  },
  baseURL: async ({settingsSite}, use) => use(settingsSite),
});
