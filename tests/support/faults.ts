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

/** Milliseconds from the next click until an element is there, measured in the page. */
export const delayUntil = (page: Page, selector: string, text = ''): Promise<number> =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        document.addEventListener('click', () => (clicked = performance.now()), {capture: true, once: true});
        new MutationObserver(() => {
          if ([...document.querySelectorAll(wanted)].some((one) => one.textContent === words || !words))
            resolve(performance.now() - clicked);
        }).observe(document.body, {subtree: true, childList: true});
      }),
    [selector, text] as const,
  );

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});
