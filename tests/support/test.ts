import {test as base} from '@playwright/test';
import {saveData} from './visit';

export {expect} from '@playwright/test';
export type * from '@playwright/test';

/** Nothing is prefetched where a spec doesn't ask for it: that was a tenth of the work of a short test. */
export const test = base.extend<{prefetches: boolean}>({
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, use) => {
    if (!prefetches) await saveData(context);
    await use(context);
  },
});
