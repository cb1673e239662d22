import {serve} from './serve';
import {ROOT} from './settings-build';
import {test as base} from './test';

/** Tests against the build with hosted search, an assistant, analytics and an announcement. No service is reached. */
export const test = base.extend<object, {settingsSite: string}>({
  callsServices: true,
  settingsSite: [
    async ({}, use) => {
      const {origin, stop} = await serve(ROOT);
      await use(origin);
      await stop();
    },
    {scope: 'worker'},
  ],
  // Routes of a test come before this one.
  page: async ({page}, use) => {
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    await use(page);
  },
  baseURL: async ({settingsSite}, use) => use(settingsSite),
});
