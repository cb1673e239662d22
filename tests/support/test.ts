import {test as base} from '@playwright/test';
import {type Call, watchCalls} from './calls';
import {saveData} from './visit';

export {expect} from '@playwright/test';
export type * from '@playwright/test';

interface Options {
  /** Pages are prefetched, as for most readers. A spec that's about something else's requests saves data, and says why. */
  savesData: boolean;
  /** Further servers of a test, by origin. */
  ownServers: string[];
  /** The build with keys calls services, for which its tests answer. */
  callsServices: boolean;
}

export const test = base.extend<Options & {onlyItself: void}, {calls: Call[]}>({
  savesData: [false, {option: true}],
  ownServers: [[], {option: true}],
  callsServices: [false, {option: true}],
  context: async ({context, savesData}, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
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
