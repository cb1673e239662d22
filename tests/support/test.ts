import {type Page, expect, test as base} from '@playwright/test';
import {type Call, watchCalls} from './calls';
import {FROM, TARGET} from './faults';
import {translate} from './translate';
import {chunksOf, listen, saveData} from './visit';

export {expect} from '@playwright/test';
export type * from '@playwright/test';

interface Options {
  /** Pages are prefetched, as for most readers. A spec that's about something else's requests saves data, and says why. */
  savesData: boolean;
  /** Further servers of a test, by origin. */
  ownServers: string[];
  /** The build with keys calls services, for which its tests answer. */
  callsServices: boolean;
  /** The browser translates every page, as the project of that name in playwright.config.ts does. */
  isTranslated: boolean;
}

interface PerWorker {
  calls: Call[];
  /** Scripts of the page that tests open from another, without those that both need: faults.ts. */
  targetChunks: string[];
}

export const test = base.extend<Options & {onlyItself: void}, PerWorker>({
  savesData: [false, {option: true}],
  ownServers: [[], {option: true}],
  callsServices: [false, {option: true}],
  isTranslated: [false, {option: true}],
  context: async ({context, savesData, reuseContext}, use) => {
    if (savesData) await saveData(context);
    await use(context);
    if (!reuseContext) return;
    // A page that is about to load itself again would get in the way of the next test, and interrupts the first try.
    const leave = (page: Page) => page.goto('about:blank');
    for (const page of context.pages())
      await leave(page)
        .catch(() => leave(page))
        .catch(() => undefined);
    // What Playwright leaves as it is for the next test.
    await context.setOffline(false);
    await context.clearPermissions();
  },
  page: async ({page, isTranslated}, use) => {
    if (!isTranslated) return use(page);
    const lost = await translate(page);
    const messages = listen(page);
    await use(page);
    expect([...lost, ...messages.filter((message) => /^(?:error|uncaught)/.test(message))]).toEqual([]);
  },
  targetChunks: [async ({browser}, use) => use(await chunksOf(browser, TARGET, FROM)), {scope: 'worker'}],
  calls: [
    async ({browser}, use) => {
      const calls: Call[] = [];
      watchCalls(browser, calls);
      await use(calls);
    },
    {scope: 'worker'},
  ],
  // The site calls nobody but itself: any test notices when it does.
  onlyItself: [
    async ({calls, baseURL, ownServers, callsServices}, use) => {
      await use();
      const own = new Set([baseURL, ...ownServers]);
      const foreign = calls.splice(0).filter(({origin}) => !own.has(origin));
      if (callsServices || !foreign.length) return;
      throw new Error(
        ['A build without keys calls no other host, and this test saw it call:', ...foreign.map(({text}) => text)].join(
          '\n',
        ),
      );
    },
    {auto: true},
  ],
});
