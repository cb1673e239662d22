import {readFileSync} from 'node:fs';
import {type Page, expect, test} from '@playwright/test';
import {axeViolations} from '../support/axe';
import {listen, open} from '../support/visit';

const routes = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

async function problems(page: Page, route: string): Promise<string[]> {
  const messages = listen(page);
  await open(page, route);
  return [...messages, ...(await axeViolations(page))];
}

test.describe('every page hydrates without a console message and passes axe', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  // Contrast is judged on finished pages, not on words that are still fading in.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test.describe('light, desktop', () => {
    test.use({viewport: {width: 1440, height: 900}});
    for (const route of routes) {
      test(route, async ({page}) => expect(await problems(page, route)).toEqual([]));
    }
  });

  test.describe('dark, phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});
    for (const route of routes) {
      test(route, async ({page}) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        expect(await problems(page, route)).toEqual([]);
      });
    }
  });
});

test.describe('the sweep sees', () => {
  const found = async (page: Page, change: string) => {
    await open(page, '/docs/intro');
    await page
      .locator('article p')
      .first()
      .evaluate((paragraph, html) => (paragraph.innerHTML = html), change);
    return axeViolations(page);
  };

  test('pale text', async ({page}) => {
    expect(await found(page, '<em class="pale">Words</em>')).toEqual([]);
    await page.locator('.pale').evaluate((element: HTMLElement) => (element.style.color = 'rgb(190, 190, 190)'));
    expect(await axeViolations(page)).toEqual([expect.stringContaining('color-contrast: ')]);
  });

  test('an image without a text', async ({page}) => {
    expect(await found(page, '<img src="/img/favicon.svg">')).toEqual([expect.stringContaining('image-alt: ')]);
  });
});
