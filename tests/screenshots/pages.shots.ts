import {type Page, test} from '@playwright/test';
import {site} from '../../config/site';
import {open} from '../support/visit';

interface Subject {
  route: string;
  /** What the reader does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Only what the window shows: something is tied to it. */
  isWindow?: boolean;
}

const SUBJECTS: Record<string, Subject> = {
  home: {route: '/'},
  landing: {route: '/docs'},
  concept: {route: '/docs/concepts/deployments'},
  compose: {route: '/docs/concepts/compose'},
  cli: {route: `/docs/cli/${site.slug}_compose_up`},
  tutorial: {route: '/docs/tutorials/deploy-to-your-cloud'},
  samples: {route: '/docs/samples'},
  search: {
    route: '/docs/concepts',
    isWindow: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('postgres');
      await page.locator('.DocSearch-Hit').first().waitFor();
    },
  },
  ask: {
    route: '/docs/ask?q=How do I set a secret?',
    // The field for the next question stays at the foot of the window.
    isWindow: true,
    act: async (page) => {
      await page.getByText('Sources').first().waitFor();
    },
  },
  check: {
    route: '/docs/check',
    act: async (page) => {
      await page.getByRole('button', {name: 'Example'}).click();
      await page.getByRole('heading', {name: /^What will be created/}).waitFor();
    },
  },
  'not-found': {route: '/docs/concepts/databases'},
};

const WIDTHS = {390: 844, 768: 1024, 1440: 900};

for (const mode of ['light', 'dark']) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    test.describe(`${width} ${mode}`, () => {
      test.use({
        viewport: {width: Number(width), height},
        hasTouch: Number(width) < 1000,
        contextOptions: {reducedMotion: 'reduce'},
      });
      for (const [name, {route, act, isWindow = false}] of Object.entries(SUBJECTS)) {
        test(name, async ({page}) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await open(page, route);
          await act?.(page);
          await page.screenshot({path: `screenshots/${name}-${width}-${mode}.png`, fullPage: !isWindow});
        });
      }
    });
  }
}
