import {isWhole} from '../../tools/sample';
import {sitemapRoutes} from '../support/built-site';
import {KINDS, changedRoutes} from '../support/kinds-of-pages';
import {DESKTOP, type Driver, PHONE, expect, test} from './test';

/** Pages that aren't in the sitemap. */
const OTHERS = ['/search?q=compose', '/docs/ask?q=How+do+I+deploy%3F', '/no/such/page?q=<b>'];
const ROUTES = new Set([...(isWhole ? sitemapRoutes() : changedRoutes()), ...KINDS, ...OTHERS]);

/** What a page is wider than its window, and which elements are. */
const overflow = (driver: Driver) =>
  driver.run(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth} px in ${clientWidth}: ${wide.map(({localName, className}) => `${localName}.${className}`)}`,
    ];
  });

test.describe('every page hydrates without a console message and fits', () => {
  for (const route of ROUTES) {
    test(`on a phone and on a desktop: ${route}`, async ({sharedDriver: driver}) => {
      await driver.open(route);
      for (const size of [PHONE, DESKTOP]) {
        await driver.resize(size);
        expect([size.width, ...(await overflow(driver))]).toEqual([size.width]);
      }
      // What comes later, such as a refused prefetch, fails the page after this one.
      expect(await driver.messages()).toEqual([]);
    });
  }
});

test('the sweep sees what the policy refuses, errors, warnings, and what is wider than a phone', async ({driver}) => {
  await driver.resize(PHONE);
  await driver.open('/docs/intro');
  expect([...(await driver.messages()), ...(await overflow(driver))]).toEqual([]);
  await driver.run(() => {
    document.body.append(Object.assign(document.createElement('script'), {text: '1'}));
    document.querySelector('article p')?.setAttribute('class', 'wide');
    document.querySelector<HTMLElement>('.wide')?.style.setProperty('width', '500px');
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an error');
    });
  });
  const messages: string[] = [];
  await expect
    .poll(async () => messages.push(...(await driver.messages())) && messages)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('script-src'),
        expect.stringMatching(/^(uncaught|js error): .*an error$/),
        expect.stringMatching(/^warn.*: a warning$/),
      ]),
    );
  expect(await overflow(driver)).toEqual([expect.stringMatching(/^\d+ px in \d+: .*p\.wide/)]);
});
