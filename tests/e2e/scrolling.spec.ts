import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const LONG = '/docs/intro/faq/warnings-errors';

/** Shows the button by scrolling up a little, clicks it, and gives the positions that follow. */
async function backToTop(page: Page): Promise<number[]> {
  await open(page, LONG);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  await page.mouse.wheel(0, -300);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  // What fades in stands still before it's pressed.
  await button.evaluate((one) => Promise.all(one.getAnimations().map(({finished}) => finished)));
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, {positions});
    const {scrollTo} = window;
    window.scrollTo = ((...given: [number, number]) => {
      positions.push(document.documentElement.scrollTop, given[1]);
      scrollTo.apply(window, given);
    }) as typeof window.scrollTo;
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return page.evaluate(() => (window as unknown as {positions: number[]}).positions);
}

test('back to top eases by a factor of 0.85', async ({page}) => {
  const positions = await backToTop(page);
  expect(positions.length).toBeGreaterThan(10);
  for (let step = 0; step < positions.length; step += 2) {
    expect(positions[step + 1]).toBe(Math.floor((positions[step] ?? 0) * 0.85));
  }
});

test('back to top jumps under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await backToTop(page)).slice(1)).toEqual([0]);
});
