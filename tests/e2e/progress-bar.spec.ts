import {FROM, TARGET, injectFault} from '../support/faults';
import {expectSeen} from '../support/seen';
import {expect, test} from '../support/test';
import {follow, open} from '../support/visit';

test.describe('progress bar', () => {
  test('starts 200 ms after a navigation to another path, without a spinner, and ends with it', async ({
    page,
    targetChunks,
  }) => {
    let release = () => {};
    await injectFault(page, targetChunks, {failures: 0, held: new Promise((resolve) => (release = resolve))});
    await page.clock.install();
    await open(page, FROM);
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, TARGET);
    await page.clock.runFor(190);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    await page.clock.resume();
    const bar = page.locator('#nprogress .bar');
    // It comes in from the left.
    await expect(bar).toBeInViewport();
    await expectSeen(bar);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
  });

  test('does not start for another place on the same page', async ({page}) => {
    await page.clock.install();
    await open(page, '/docs/intro/getting-started');
    await page.evaluate(() =>
      new MutationObserver(
        () => document.querySelector('#nprogress') && document.body.setAttribute('data-seen', ''),
      ).observe(document.body, {childList: true, subtree: true}),
    );
    await page.locator('a.table-of-contents__link:visible').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(400);
    await expect(page.locator('body[data-seen]')).toHaveCount(0);
  });
});
