import {type Page, expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {axeViolations} from '../support/axe';
import {follow, open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

test.describe('was this page helpful', () => {
  test('a vote is remembered in this browser, for this page', async ({page}) => {
    await open(page, PAGE);
    const no = page.getByRole('button', {name: 'No', exact: true});
    await no.click();
    await expect(page.getByRole('status').filter({hasText: 'What was missing?'})).toBeVisible();
    const issue = new URL((await page.getByRole('link', {name: 'Tell us in an issue'}).getAttribute('href')) ?? '');
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('body')).toContain(`Page: ${site.url}${PAGE}`);
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await follow(page, '/docs/concepts/domains');
    await expect(page).toHaveURL(/domains$/);
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0);
  });

  test('without JavaScript an issue can be opened', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Report a problem'})).toBeVisible();
    await context.close();
  });
});

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
    await page.mouse.move(0, 0);
    await expect(meaning(page)).toHaveCount(0);
    await word(page).focus();
    await expect(meaning(page)).toBeInViewport({ratio: 1});
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toHaveCount(0);
  });

  test('stays inside the window of a phone', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      viewport: {width: 320, height: 640},
      hasTouch: true,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await open(page, PAGE);
    for (const one of await page.locator('.markdown button[aria-describedby]').all()) {
      await one.tap();
      await expect(meaning(page)).toBeInViewport({ratio: 1});
    }
    await context.close();
  });
});

test('a diagram can be enlarged, and the focus comes back', async ({page}) => {
  await open(page, PAGE);
  const button = page.getByRole('button', {name: /^Enlarge/}).first();
  const small = await page.locator('figure.diagram svg').first().boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const large = await dialog.locator('svg[role=img]').boundingBox();
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('tables', () => {
  test('the head of a long table stays below the navbar', async ({page}) => {
    await open(page, PAGE);
    const table = page.locator('table').filter({hasText: 'BUILD_QUEUED'});
    await table.getByRole('cell', {name: 'DEPLOYMENT_PENDING'}).evaluate((cell) => cell.scrollIntoView());
    const head = table.getByRole('columnheader', {name: 'State'});
    await expect(head).toBeInViewport({ratio: 1});
    const navbar = await page.locator('.navbar').boundingBox();
    expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
  });

  test('a table that scrolls keeps its heads and the names of its rows', async ({page}) => {
    await page.setViewportSize({width: 660, height: 420});
    await open(page, '/docs/tutorials/deploy-to-your-cloud');
    const box = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
    const inside = async (name: string) => {
      const [outer, cell] = [await box.boundingBox(), await box.getByText(name, {exact: true}).boundingBox()];
      return [Math.round((cell?.x ?? 0) - (outer?.x ?? 0)), Math.round((cell?.y ?? 0) - (outer?.y ?? 0))];
    };
    const headBefore = await inside('What');
    await box.evaluate((element) => element.scrollBy(60, 200));
    expect(await box.evaluate(({scrollLeft, scrollTop}) => [scrollLeft > 0, scrollTop > 0])).toEqual([true, true]);
    expect(await inside('What')).toEqual(headBefore);
    expect((await inside('Region'))[0]).toBe(headBefore[0]);
  });

  test('on a phone a row is a record, and nothing scrolls sideways', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/tutorials/deploy-to-your-cloud');
    const cell = page.locator('td[data-label="Google Cloud"]').first();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Google Cloud');
    await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
  });
});

test.describe('shortcuts', () => {
  test('their list can be opened by touch', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      viewport: {width: 390, height: 800},
      hasTouch: true,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await open(page, '/docs');
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).tap();
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
    await context.close();
  });

  test('? lists them, but not where one types', async ({page}) => {
    await open(page, '/docs');
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').first().blur();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('those of a single key can be switched off', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });
});

test('tabs follow the arrows, Home and End, and are chosen by Space and Enter', async ({page}) => {
  await open(page, '/docs/intro/getting-started');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(await tabs.nth(1).textContent());
  await page.keyboard.press(' ');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(await tabs.last().textContent());
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('the provider chosen on one page is chosen on the next, and after a reload', async ({page}) => {
  const chosen = page.locator('[role=tab][aria-selected=true]').filter({hasText: 'Google Cloud'}).first();
  await open(page, '/docs/tutorials/deploy-to-your-cloud');
  await expect(chosen).toHaveCount(0);
  await page.getByRole('tab', {name: 'Google Cloud'}).first().click();
  await follow(page, '/docs/tutorials/monitoring-your-services');
  await expect(page).toHaveURL(/monitoring-your-services$/);
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
});

test('the sidebar shows the current page, however long it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, `/docs/cli/${site.slug}_whoami`);
  await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toBeInViewport({ratio: 1});
});

test.describe('from page to page', () => {
  const count = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, {transitions: 0});
      document.startViewTransition = (update) => {
        (window as unknown as {transitions: number}).transitions += 1;
        return start(update);
      };
    });
  const transitions = (page: Page) => page.evaluate(() => (window as unknown as {transitions: number}).transitions);

  test('there is no transition under reduced motion', async ({page}) => {
    await count(page);
    await open(page, PAGE);
    await follow(page, '/docs/concepts/domains');
    await expect(page.getByRole('heading', {level: 1, name: 'Domains'})).toBeVisible();
    expect(await transitions(page)).toBe(0);
  });

  test('there is one transition otherwise, and none within a page', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await count(page);
    await open(page, PAGE);
    await follow(page, '/docs/concepts/domains');
    await expect(page.getByRole('heading', {level: 1, name: 'Domains'})).toBeVisible();
    await page.locator('a.table-of-contents__link').first().click();
    expect(await transitions(page)).toBe(1);
  });
});

test('a print has the text, the addresses of links and no furniture', async ({page}) => {
  await open(page, '/docs/concepts/portal');
  await page.emulateMedia({media: 'print'});
  for (const furniture of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-footer',
    'footer.theme-layout-footer',
  ]) {
    await expect(page.locator(furniture)).toHaveCount(1);
    await expect(page.locator(furniture)).toBeHidden();
  }
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeHidden();
  const link = page.locator('.markdown a[href^="http"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});
