import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {follow, open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the sidebar shows the current page, however long it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, `/docs/cli/${site.slug}_whoami`);
  const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
  await expect(current).toBeInViewport({ratio: 1});
  // And one above what is shown of it.
  await follow(page, '/docs/cli');
  await expect(current).toHaveAttribute('href', '/docs/cli');
  await expect(current).toBeInViewport({ratio: 1});
});

test.describe('a page that the reader goes to', () => {
  test('is the page that opens by its address', async ({page}) => {
    const article = (one: Page) =>
      one.locator('.theme-doc-markdown').evaluate((element) => ({
        text: element.textContent,
        elements: [...element.querySelectorAll('*')].map(({tagName, className}) => `${tagName} ${String(className)}`),
      }));
    for (const [path, name] of [
      ['/docs/concepts/domains', 'Domains'],
      ['/docs/concepts/compose', 'Compose file reference'],
    ] as const) {
      await open(page, PAGE);
      await follow(page, path);
      // The address changes before the page.
      await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
      await expect(page.locator('.code-block__buttons, .code-block__button').first()).toBeVisible();
      const gone = await article(page);
      await open(page, path);
      await expect(page.locator('.code-block__buttons, .code-block__button').first()).toBeVisible();
      await expect.poll(() => article(page)).toEqual(gone);
    }
  });

  test('opens at a heading far down', async ({page}) => {
    await open(page, PAGE);
    await page.locator(`.markdown a[href="/docs/concepts/${site.slug}-byoc#remove-everything"]`).first().click();
    await expect(page.locator('#remove-everything')).toBeInViewport();
  });

  test('opens where the reader was before, not at the heading of the address', async ({page}) => {
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await open(page, `${PAGE}#related-pages`);
    await scrollTo(2000);
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', {level: 1, name: 'Domains'})).toBeVisible();
    await scrollTo(700);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Deployments'})).toBeAttached();
    await expect.poll(place).toBe(2000);
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1, name: 'Domains'})).toBeAttached();
    await expect.poll(place).toBe(700);
    // Within a page too.
    await page.locator('a.table-of-contents__link').last().click();
    await expect.poll(place).toBeGreaterThan(700);
    await scrollTo(1500);
    await page.goBack();
    await expect.poll(place).toBe(700);
    await page.goForward();
    await expect.poll(place).toBe(1500);
  });
});

test('an address that cannot be decoded is no reason to crash @every-browser', async ({page}) => {
  await open(page, '/docs/intro#100%');
  await follow(page, '/docs/concepts');
  await expect(page).toHaveURL(/\/docs\/concepts$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro#100%$/);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('a link to a file loads the file instead of looking for a page', async ({page, context}) => {
  await open(page, '/docs/how-we-check');
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/checked.json'));
  await page.getByRole('main').getByRole('link', {name: 'checked.json'}).click();
  expect((await answer).status()).toBe(200);
});

test('a page has its breadcrumbs, which lead up', async ({page}) => {
  await open(page, '/docs/intro/faq/questions');
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail.getByRole('listitem')).toHaveText(['Overview', 'FAQ', 'Questions']);
  await page.setViewportSize({width: 390, height: 844});
  await expect(trail).toHaveText(/FAQ$/, {useInnerText: true});
  await trail.getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/docs/category/faq');
});
