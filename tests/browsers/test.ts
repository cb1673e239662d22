import {type LaunchOptions, test as base} from '@playwright/test';
import type {Browser, Driver} from './driver';
import {startPlaywright} from './playwright-driver';
import {openWebKit} from './webkit/webkit-driver';

export {expect} from '@playwright/test';

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  launch: LaunchOptions;
}

interface Fixtures {
  driver: Driver;
}

interface WorkerFixtures {
  engine: Engine;
  running: Browser;
  /** One for all tests of a worker, where what was before doesn't matter: a browser takes longer to open than a page. */
  sharedDriver: Driver;
}

async function useDriver(running: Browser, base: string | undefined, use: (driver: Driver) => Promise<void>) {
  const {driver, close} = await running.open(base ?? '');
  await use(driver);
  await close();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    {name: 'chromium', launch: {}},
    {option: true, scope: 'worker'},
  ],
  running: [
    async ({engine: {name, launch}, playwright}, use) => {
      const running = await (name === 'webkit'
        ? {open: openWebKit, end: async () => {}}
        : startPlaywright(playwright[name], launch));
      await use(running);
      await running.end();
    },
    {scope: 'worker'},
  ],
  sharedDriver: [({running}, use, {project}) => useDriver(running, project.use.baseURL, use), {scope: 'worker'}],
  driver: ({running}, use, {project}) => useDriver(running, project.use.baseURL, use),
});

/** Firefox says that the search's dialog tried `new Function("")`: tests/support/violations.ts knows why. */
const PROBE = /blocked a JavaScript eval \(script-src\)/;

/** Messages of pages on which the search may have been opened. */
export const messagesWithSearch = async (driver: Driver): Promise<string[]> =>
  (await driver.messages()).filter((message) => !PROBE.test(message));
