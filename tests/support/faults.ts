import type {Page, Route} from '@playwright/test';

/** A page that is opened from another, and needs files that the other doesn't. */
export const FROM = '/docs/intro';
export const TARGET = '/docs/intro/features';

/** What happens to the files of the target, and may change while a test runs. */
export interface Fault {
  /** Requests that fail before they succeed. */
  failures: number;
  /** What an answer waits for. */
  held?: Promise<void>;
}

export async function injectFault(page: Page, paths: string[], fault: Fault): Promise<void> {
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route: Route) => {
      // Whatever is prefetched would be a second way in. Chromium calls it "other", Firefox "document".
      if (route.request().resourceType() !== 'script') return route.abort();
      if (fault.failures > 0) {
        fault.failures -= 1;
        return route.abort();
      }
      await fault.held;
      return route.continue();
    },
  );
}

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});
