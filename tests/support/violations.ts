import type {Page} from '@playwright/test';

/**
 * DocSearch 4.7.0 bundles a zod that tries `new Function("")` once, to see whether it may, and continues without it:
 * that is a report, and nothing that a reader would see. zod doesn't ask any more since 4.2; goes with the next
 * DocSearch. Its file is recognized by a class that only DocSearch's modal writes.
 */
const PROBING_FILE = 'DocSearch-Modal';

interface Report {
  text: string;
  /** What was refused: an address, or a word such as `inline` or `eval`. */
  blocked: string;
  /** The script that tried it; empty for what the HTML tried. */
  script: string;
}

/**
 * Watches everything that a policy refuses on this page and on those that are opened later.
 *
 * @returns what has been refused so far; each entry names page, directive and what was blocked
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const reports: Report[] = [];
  await page.exposeBinding('reportViolation', (_source, report: Report) => void reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (report: Report) => void};
      const {blockedURI: blocked, sourceFile: script, effectiveDirective, sample} = event;
      reportViolation({
        text: `${location.pathname}: ${effectiveDirective} refuses ${blocked} ${sample}`,
        blocked,
        script,
      });
    });
  });
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|permissions policy|feature policy/i.test(message.text())) {
      reports.push({text: `${new URL(page.url()).pathname}: ${message.text()}`, blocked: '', script: ''});
    }
  });
  const isProbe = async ({blocked, script}: Report): Promise<boolean> =>
    blocked === 'eval' && (await (await page.request.get(script)).text()).includes(PROBING_FILE);
  return async () => {
    const probes = await Promise.all(reports.map(isProbe));
    return reports.filter((_report, index) => !probes[index]).map(({text}) => text);
  };
}
