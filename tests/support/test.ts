import {test as base} from '@playwright/test';
import {saveData} from './visit';

const showSign = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')));

export {expect} from '@playwright/test';
export type * from '@playwright/test';

/**
 * Nothing is prefetched where a spec does not ask for it: that was a tenth of the work of a short test. Where it does,
 * `true` has a reader there at once; otherwise pages wait for the first sign of one.
 */
export const test = base.extend<{prefetches: boolean | 'after a sign'}>({
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, use) => {
    if (!prefetches) await saveData(context);
    if (prefetches === true) await context.addInitScript(showSign);
    await use(context);
  },
});
