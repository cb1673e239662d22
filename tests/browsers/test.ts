import {test as base} from '@playwright/test';
import {type Driver, openWebKit} from './webkit/driver';

export {expect} from '@playwright/test';
export type {Driver} from './webkit/driver';

export const DESKTOP = {width: 1440, height: 900};
export const PHONE = {width: 390, height: 844};

async function useDriver(base: string | undefined, use: (driver: Driver) => Promise<void>) {
  const driver = await openWebKit(base ?? '');
  await use(driver);
  driver.close();
}

export const test = base.extend<
  {
    /** On a desktop, with nothing stored. */
    driver: Driver;
    /** One that has never loaded anything. */
    freshDriver: Driver;
  },
  {
    /** One for all tests of a worker: a browser takes longer to open than a page. */
    sharedDriver: Driver;
  }
>({
  sharedDriver: [({}, use, {project}) => useDriver(project.use.baseURL, use), {scope: 'worker'}],
  driver: async ({sharedDriver}, use) => {
    await sharedDriver.resize(DESKTOP);
    await use(sharedDriver);
    await sharedDriver.run(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  },
  freshDriver: ({}, use, {project}) => useDriver(project.use.baseURL, use),
});
