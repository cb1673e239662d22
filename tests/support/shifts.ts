import {type Page, expect} from '@playwright/test';
import {hydrated} from './visit';

/** Of a page that stands still: a word may still go to another line when the font comes. */
const LITTLE = 0.01;

/** Adds up how far things move while the page loads, as Cumulative Layout Shift does. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & {value: number}).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Waits until scripts and fonts are there. */
export async function expectNoShift(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(300);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(LITTLE);
}
