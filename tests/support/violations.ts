import type {Page} from '@playwright/test';

/**
 * DocSearch 4.7.0 bundles a zod that tries `new Function("")` once, to see whether it may. It catches the refusal and goes
 * on without; readers see nothing. Remove when @docsearch/react brings zod 4.2, which can skip the probe.
 */
const PROBE = /unsafe-eval|refuses eval $/;

/**
 * Collects everything that a policy refuses on a page, now and after later navigations.
 *
 * @returns list that grows; each entry names page, directive and what was blocked
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => void (PROBE.test(text) || found.push(text)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as {reportViolation: (text: string) => void}).reportViolation;
      report(`${location.pathname}: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    if (
      /content security policy|trusted ?type|permissions policy|feature policy/i.test(message.text()) &&
      !PROBE.test(message.text())
    ) {
      found.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  return found;
}
