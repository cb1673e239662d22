import {devices} from '@playwright/test';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

const {viewport, isMobile, hasTouch, deviceScaleFactor} = devices['iPhone 13'];

test.use({viewport, isMobile, hasTouch, deviceScaleFactor});

/** Pages with fields: samples filter, release picker, provider and mode, question, query. */
const ROUTES = ['/docs/samples', '/docs/cli', '/docs/check', '/docs/ask', '/search'];

test('no field makes a phone zoom', async ({page}) => {
  for (const route of ROUTES) {
    await open(page, route);
    const fields = page.locator('input:not([type=radio], [type=checkbox], [type=file]), select, textarea');
    await expect(fields.first()).toBeAttached();
    const small = await fields.evaluateAll((all) =>
      all
        .map((field) => ({name: field.id || field.className, size: parseFloat(getComputedStyle(field).fontSize)}))
        .filter(({size}) => size < 16),
    );
    expect(small, route).toEqual([]);
  }
});

test('heading links are there by touch, and at least 24 px large', async ({page}) => {
  await open(page, '/docs/concepts/deployments');
  for (const link of await page.locator(':is(h2, h3) > .hash-link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expect(link).toHaveCSS('opacity', '1');
  }
});
