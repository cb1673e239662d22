import type {Page} from '@playwright/test';

/**
 * DocSearch 4.7.0 bundles a zod that tries `new Function("")` once, to see whether it may, and continues without it:
 * that is a report, and nothing that a reader would see. zod doesn't ask any more since 4.2; goes with the next
 * DocSearch.
 */
const PROBE = {uri: 'eval', loaded: 'link[href*="/assets/search/modal."]'};

/**
 * Collects everything that a policy refuses on a page, now and after later navigations.
 *
 * @returns list that grows; each entry names page, directive and what was blocked
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => void found.push(text));
  await page.addInitScript(({uri, loaded}) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.blockedURI === uri && document.querySelector(loaded)) return;
      const report = (window as unknown as {reportViolation: (text: string) => void}).reportViolation;
      report(`${location.pathname}: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`);
    });
  }, PROBE);
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|permissions policy|feature policy/i.test(message.text())) {
      found.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  return found;
}
