import {button, field, hits, openSearch} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/scaling';
const RECORDS = '**/assets/search/*.json';
const status = (page: Page, text: string | RegExp) => page.locator('[role=status]', {hasText: text});

async function openModal(page: Page): Promise<void> {
  await open(page, PAGE);
  await openSearch(page);
}

async function find(page: Page): Promise<void> {
  await openModal(page);
  await field(page).fill('custom domain');
  await expect(status(page, /results for "custom domain"/)).toHaveCount(1);
  await expect(hits(page).first()).toBeVisible();
}

async function fail(page: Page): Promise<void> {
  await page.route(RECORDS, (route) => route.abort());
  await page.clock.install();
  await openModal(page);
  await page.keyboard.type('domain');
  await expect(page.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
}

test('the whole search works with the keyboard alone @every-browser @differs', async ({page}) => {
  await open(page, PAGE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('custom domain');
  // Hits of the last letter would take the choice back to the first one.
  await expect(status(page, /results for "custom domain"/)).toHaveCount(1);
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  // The field says which option is meant, and keeps the focus.
  await expect(page.getByRole('combobox', {name: 'Search the docs', expanded: true})).toHaveAttribute(
    'aria-activedescendant',
    (await hits(page).first().getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  // An option's own name says where it leads: title, then path.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(
    /^(Domains.* Concepts|Use your own domain name.* Tutorials)/,
  );
  // Tab goes by the hits, which the arrows reach, and finds nothing outside of the dialog; past the end comes the browser.
  const walked: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    walked.push(
      await page.evaluate(() => {
        const {activeElement} = document;
        if (!activeElement || activeElement === document.body) return 'browser';
        // Firefox stops at what scrolls.
        if (activeElement.matches('.DocSearch-Dropdown')) return 'scroller';
        if (!activeElement.closest('[role=dialog]')) return `outside: ${activeElement.outerHTML}`;
        return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      }),
    );
  }
  expect(walked.filter((name) => name !== 'scroller').slice(0, 4)).toEqual([
    'Clear the query',
    'Close search',
    expect.stringMatching(/^Ask: custom domain/),
    expect.stringMatching(/^See all \d+ results$/),
  ]);
  expect(walked.filter((name) => name.startsWith('outside'))).toEqual([]);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(field(page)).toHaveCount(0);
});

test('a hit opens in a new tab with Ctrl and a click, and here without', async ({page, context}) => {
  await find(page);
  const opened = context.waitForEvent('page');
  await hits(page)
    .first()
    .click({modifiers: ['Control']});
  // A new tab is blank at first.
  await (await opened).waitForURL(/\/docs\//);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await hits(page).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
});

test('a failure stays until the next key press, which recovers @every-browser', async ({page}) => {
  await fail(page);
  await expect(page.getByText('You might want to check your network connection.', {exact: true})).toBeVisible();
  // DocSearch's own failure screen is gone after a moment.
  await page.clock.runFor(1000);
  await expect(page.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(page.getByText('No results found for')).toHaveCount(1);
  await expect(page.getByText('No results found for')).toBeHidden();
  await page.unrouteAll();
  await page.keyboard.type('s');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
});

test('Page Up and Page Down scroll the conversation in the dialog', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await openModal(page);
  await field(page).fill('How do I use my own domain?');
  await page.keyboard.press('Control+i');
  const body = page.locator('[data-conversation]');
  await expect(body.locator('article p').nth(2)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const top = () => body.evaluate(({scrollTop}) => scrollTop);
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(50);
  await page.keyboard.press('PageUp');
  await expect.poll(top).toBe(0);
});
