import {axeViolations} from '../support/axe';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a word of the glossary shows its meaning on hover and focus, until Escape', async ({page}) => {
  const word = page.locator('.markdown button[aria-describedby]').first();
  const meaning = page.getByRole('tooltip').filter({visible: true});
  await open(page, '/docs/concepts/deployments');
  await expect(meaning).toHaveCount(0);
  await word.hover();
  await expect(meaning).toHaveCount(1);
  await meaning.hover();
  await expect(meaning).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await page.mouse.move(0, 0);
  await word.hover();
  await expect(meaning).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(meaning).toHaveCount(0);
  await word.focus();
  await expect(meaning).toBeInViewport({ratio: 1});
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
});
