import {axeViolations} from '../support/axe';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('glossary', () => {
  const word = (page: Page) => page.locator('.markdown button[aria-describedby]').first();
  const meaning = (page: Page) => page.getByRole('tooltip').filter({visible: true});

  test('a word shows its meaning on hover and focus, until Escape', async ({page}) => {
    await open(page, PAGE);
    await expect(meaning(page)).toHaveCount(0);
    await word(page).hover();
    await expect(meaning(page)).toHaveCount(1);
    await meaning(page).hover();
    await expect(meaning(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await word(page).hover();
    await expect(meaning(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(meaning(page)).toHaveCount(0);
    await word(page).focus();
    await expect(meaning(page)).toBeInViewport({ratio: 1});
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({viewport: {width: 320, height: 640}, hasTouch: true, contextOptions: {}});

    test('stays inside the window of a phone', async ({page}) => {
      await open(page, PAGE);
      for (const one of await page.locator('.markdown button[aria-describedby]').all()) {
        await one.tap();
        await expect(meaning(page)).toBeInViewport({ratio: 1});
        // After Escape it gets a new place.
        await page.keyboard.press('Escape');
        await expect(meaning(page)).toHaveCount(0);
        await one.tap();
        await expect(meaning(page)).toBeInViewport({ratio: 1});
      }
    });
  });
});
