import {readFileSync} from 'node:fs';
import {axeViolations} from '../support/axe';
import {FROM, TARGET} from '../support/faults';
import {type Page, expect, test} from '../support/test';
import {follow, open} from '../support/visit';

const MESSAGE = 'Provoked crash';

interface Crashable extends Window {
  isCrashing?: boolean;
}

/** Makes the content of the target throw while `isCrashing` is set. */
async function injectCrash(page: Page, chunks: string[]): Promise<void> {
  const thrown = `children:window.isCrashing?(()=>{throw new Error("${MESSAGE}")})():"`;
  await page.route(
    (url) => chunks.includes(url.pathname),
    (route) => {
      const source = readFileSync(`build${new URL(route.request().url()).pathname}`, 'utf8');
      return route.fulfill({contentType: 'text/javascript', body: source.replace('children:"', thrown)});
    },
  );
}

const setCrashing = (page: Page, value: boolean) =>
  page.evaluate((isCrashing) => Object.assign(window as Crashable, {isCrashing}), value);

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page, targetChunks}) => {
    await injectCrash(page, targetChunks);
    await open(page, FROM);
    await setCrashing(page, true);
    await follow(page, TARGET);
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('shows its message, below the navbar', async ({page}) => {
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Nor is it in the way of the next page.
    await follow(page, '/docs/intro/getting-started');
    await expect(page).toHaveURL(/getting-started$/);
    await expect(heading(page)).not.toHaveText('This page crashed.');
  });

  test('recovers by Try again', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await setCrashing(page, false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).not.toHaveText('This page crashed.');
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  });
});

test.describe('a crash inside a widget leaves the page as it is:', () => {
  test('samples filter', async ({page}) => {
    await open(page, '/docs/samples');
    const samples = page.getByRole('main').getByRole('listitem');
    const number = await samples.count();
    await page.evaluate((message) => {
      String.prototype.normalize = () => {
        throw new Error(message);
      };
    }, MESSAGE);
    await page.getByRole('searchbox').fill('postgres');
    await expect(page.getByRole('alert')).toContainText(`The filter stopped working: ${MESSAGE}`);
    await expect(samples).toHaveCount(number);
    await page.evaluate(() => (String.prototype.normalize = () => ''));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
