import {test as base} from '@playwright/test';
import {saveData} from './visit';

export {expect} from '@playwright/test';
export type * from '@playwright/test';

/** Pages are prefetched, as for most readers. A spec that's about something else's requests saves data, and says why. */
export const test = base.extend<{savesData: boolean}>({
  savesData: [false, {option: true}],
  context: async ({context, savesData}, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
});
