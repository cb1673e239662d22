import {serveCopy} from '../support/served-copy';
import {transferredScripts} from '../support/visit';
import {type Driver, PHONE, expect, test} from './test';

/** Text of the first element, or nothing. */
const text = (driver: Driver, selector: string) =>
  driver.run((wanted: string) => document.querySelector(wanted)?.textContent ?? '', selector);
const count = (driver: Driver, selector: string) =>
  driver.run((wanted: string) => document.querySelectorAll(wanted).length, selector);
const path = (driver: Driver) => driver.run(() => location.pathname);
const focused = (driver: Driver, selector: string) =>
  driver.run((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector);
const value = (driver: Driver, selector: string) =>
  driver.run((wanted: string) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);

/** A mark that's gone when the browser loads a document. */
const markTab = (driver: Driver) => driver.run(() => void Object.assign(window, {sameTab: true}));
const isSameTab = (driver: Driver) => driver.run(() => 'sameTab' in window);

const FIELD = '.DocSearch-Input';
const HIT = '.DocSearch-Hits .DocSearch-Hit';
const MODE = 'button[aria-label^="Switch between dark and light mode"]';

test.afterEach(async ({driver}) => {
  expect(await driver.messages()).toEqual([]);
});

test('a search by the keyboard opens a page', async ({driver}) => {
  await driver.open('/docs/intro');
  await driver.press('Control+k');
  await expect.poll(() => focused(driver, FIELD)).toBe(true);
  for (const letter of 'domain') await driver.press(letter);
  await expect.poll(() => count(driver, HIT)).toBeGreaterThan(1);
  const selected = () =>
    driver.run(
      (wanted: string) =>
        [...document.querySelectorAll(wanted)].findIndex((hit) => hit.getAttribute('aria-selected') === 'true'),
      HIT,
    );
  await expect.poll(selected).toBe(0);
  await driver.press('ArrowDown');
  await expect.poll(selected).toBe(1);
  await driver.press('Enter');
  await expect.poll(() => path(driver)).not.toBe('/docs/intro');
  await expect.poll(() => count(driver, FIELD)).toBe(0);
  await driver.press('Control+k');
  await expect.poll(() => focused(driver, FIELD)).toBe(true);
  await driver.press('Escape');
  await expect.poll(() => count(driver, FIELD)).toBe(0);
});

// WebKit cancels the loads of a page before the page is left.
test('a page that is left while it looks for an answer says nothing @weekly', async ({driver}) => {
  for (const page of ['/docs/intro', '/docs/concepts', '/docs']) {
    await driver.open('/docs/ask?q=How+do+I+deploy%3F');
    await driver.open(page);
  }
  // WebKit itself names the files that it canceled.
  expect((await driver.messages()).filter((message) => /Ask|RemoteError|Load failed/.test(message))).toEqual([]);
});

test('the color mode changes, and is kept', async ({driver}) => {
  await driver.open('/docs/intro');
  const look = () =>
    driver.run(() => [document.documentElement.dataset['theme'], getComputedStyle(document.body).colorScheme]);
  expect(await look()).toEqual(['light', 'light']);
  await driver.click(MODE);
  await expect.poll(look).toEqual(['dark', 'dark']);
  await driver.reload();
  expect(await look()).toEqual(['dark', 'dark']);
});

// Chromium inherits these colors from the page, and the others need a rule for every element.
test('selected text has the colors of the site', async ({driver}) => {
  await driver.open('/docs/concepts/domains');
  const colors = (selector: string) =>
    driver.run((wanted: string) => {
      const {backgroundColor, color} = getComputedStyle(document.querySelector(wanted) as Element, '::selection');
      return [backgroundColor, color];
    }, selector);
  for (const selector of ['h1', '.theme-doc-markdown p', 'pre code', 'td'])
    expect(await colors(selector), selector).toEqual(['rgb(8, 135, 88)', 'rgb(255, 255, 255)']);
});

test('code is copied, and can be pasted', async ({driver}) => {
  await driver.open('/docs/tutorials/deploy-to-aws');
  await driver.click('.code-block button[aria-label^="Copy"]');
  await expect.poll(() => count(driver, '.code-block button[aria-label="Copied"]')).toBe(1);
  await driver.press('Control+k');
  await expect.poll(() => focused(driver, FIELD)).toBe(true);
  await driver.press('Control+v');
  const copied = await text(driver, '.code-block pre');
  expect(copied.trim().length).toBeGreaterThan(3);
  await expect.poll(() => value(driver, FIELD)).toContain(copied.trim().split('\n')[0]);
});

test('the drawer of a phone opens, gives the focus back and leads to a page', async ({driver}) => {
  const [toggle, drawer] = ['button[aria-label="Open menu"]', 'dialog[aria-label="Menu"]'];
  const isShown = () =>
    driver.run((wanted: string) => document.querySelector(wanted)?.checkVisibility({visibilityProperty: true}), drawer);
  await driver.resize(PHONE);
  await driver.open('/docs/intro');
  await driver.click(toggle);
  await expect.poll(isShown).toBe(true);
  await driver.press('Escape');
  await expect.poll(() => focused(driver, toggle)).toBe(true);
  await driver.click(toggle);
  await driver.click(`${drawer} a[href="/docs/intro/features"]`);
  await expect.poll(() => path(driver)).toBe('/docs/intro/features');
  await expect.poll(isShown).toBeFalsy();
});

test('a link changes the page without a load, and Back comes back to the same place', async ({driver}) => {
  await driver.open('/docs/concepts/deployments');
  await markTab(driver);
  await driver.run(() => window.scrollTo({top: 400, behavior: 'instant'}));
  await driver.click('a[href="/docs/concepts/domains"]');
  await expect.poll(() => text(driver, 'main h1')).toContain('Domains');
  // The title follows the page.
  await expect.poll(() => driver.run(() => document.title.includes('Domains'))).toBe(true);
  expect(await driver.run(() => window.scrollY)).toBe(0);
  await driver.back();
  await expect.poll(() => text(driver, 'main h1')).toBe('Deployments');
  await expect.poll(() => driver.run(() => window.scrollY)).toBeGreaterThan(0);
  expect(await isSameTab(driver)).toBe(true);
});

test('a page whose files are gone since the last load is loaded anew', async ({driver}) => {
  await serveCopy(async ({origin, deploy}) => {
    // A link that is in sight would be fetched ahead.
    await driver.resize(PHONE);
    await driver.open(`${origin}/docs/intro`);
    await markTab(driver);
    deploy();
    await driver.click('.pagination-nav__link--next');
    // Fails while one document takes the place of the other.
    await expect(async () => expect(await isSameTab(driver)).toBe(false)).toPass({timeout: 20_000});
    await driver.hydrated();
    expect(await path(driver)).not.toBe('/docs/intro');
    expect(await text(driver, 'main h1')).not.toBe('');
    // The browser says that files are gone.
    await driver.messages();
  });
});

test('the files of a page behind a link come once, before the click', async ({freshDriver: driver}) => {
  const scripts = () => driver.run(transferredScripts);
  const link = 'main a[href="/docs/intro/features"]';
  await driver.open('/docs/intro');
  const before = await scripts();
  await driver.hover(link);
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(before.length);
  await driver.click(link);
  await expect.poll(() => text(driver, 'main h1')).toContain('Features');
  const all = await scripts();
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  expect(await driver.messages()).toEqual([]);
});

test('a form leads to the search without a script', async ({driver}) => {
  await driver.open('/docs');
  await driver.run(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/search"]');
    const field = form?.querySelector('input');
    if (field) field.value = 'redis';
    // The page of this script is gone then.
    setTimeout(() => form?.submit());
  });
  await expect(async () => {
    expect(await driver.run(() => location.pathname + location.search)).toBe('/search?q=redis');
  }).toPass({timeout: 20_000});
  await driver.hydrated();
});
