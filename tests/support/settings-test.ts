import {test as base} from '@playwright/test';
import {LONGEST_BUILD, serveSettings} from './settings-build';

/** Tests against the build with analytics and an announcement. */
export const test = base.extend<object, {settingsSite: string}>({
  settingsSite: [
    async ({}, use, {parallelIndex}) => {
      const {url, stop} = await serveSettings(parallelIndex);
      await use(url);
      stop();
    },
    // The build is part of it.
    {scope: 'worker', timeout: LONGEST_BUILD},
  ],
  baseURL: async ({settingsSite}, use) => use(settingsSite),
});
