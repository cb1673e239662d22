import {expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('heading links', () => {
  test('copy their address and say so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await page.locator('h2 > .hash-link').first().click();
    await expect(page.locator('body > [role=status]')).toHaveText('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied).toContain('#');
  });

  test.describe('by touch', () => {
    test.use({viewport: {width: 390, height: 800}, hasTouch: true});
    test('are there, and at least 24 px large', async ({page}) => {
      await open(page, PAGE);
      for (const link of await page.locator(':is(h2, h3) > .hash-link').all()) {
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        await expect(link).toHaveCSS('opacity', '1');
      }
    });
  });
});
