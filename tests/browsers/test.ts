import {test as base} from '@playwright/test';
import {type Driver, openWebKit} from './webkit/webkit-driver';

export {expect} from '@playwright/test';
export type {Driver, Size} from './webkit/webkit-driver';

async function useDriver(base: string | undefined, use: (driver: Driver) => Promise<void>) {
  const {driver, close} = await openWebKit(base ?? '');
  await use(driver);
  await close();
}

export const test = base.extend<
  {driver: Driver},
  {
    /** One for all tests of a worker, where what was before doesn't matter: a browser takes longer to open than a page. */
    sharedDriver: Driver;
  }
>({
  sharedDriver: [({}, use, {project}) => useDriver(project.use.baseURL, use), {scope: 'worker'}],
  driver: ({}, use, {project}) => useDriver(project.use.baseURL, use),
});
