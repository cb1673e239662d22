import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {type Page, expect, test} from '@playwright/test';

const routes = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Collects what a visitor would see in the console. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

async function visit(page: Page, route: string): Promise<string[]> {
  const messages = listen(page);
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
  const found = violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  return [...messages, ...found];
}

test.describe('every page hydrates without a console message and passes axe', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  // Contrast is judged on finished pages, not on words that are still fading in.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test.describe('light, desktop', () => {
    test.use({viewport: {width: 1440, height: 900}});
    for (const route of routes) {
      test(route, async ({page}) => expect(await visit(page, route)).toEqual([]));
    }
  });

  test.describe('dark, phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});
    for (const route of routes) {
      test(route, async ({page}) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        expect(await visit(page, route)).toEqual([]);
      });
    }
  });
});
