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

test.describe('the sweep sees', () => {
  test('what the policy refuses', async ({driver}) => {
    await driver.open('/docs/intro');
    expect(await driver.messages()).toEqual([]);
    await driver.run(() => void document.body.append(Object.assign(document.createElement('script'), {text: '1'})));
    await expect.poll(async () => (await driver.messages()).join()).toContain('script-src');
  });

  test('an error that nobody catches, and a warning', async ({driver}) => {
    await driver.open('/docs/intro');
    await driver.run(() => {
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('an error');
      });
    });
    const messages: string[] = [];
    await expect
      .poll(async () => {
        messages.push(...(await driver.messages()));
        return messages.toSorted();
      })
      .toEqual([
        expect.stringMatching(/^(uncaught|js error): .*an error$/),
        expect.stringMatching(/^warn.*: a warning$/),
      ]);
  });

  test('what is wider than a phone', async ({driver}) => {
    await driver.resize(PHONE);
    await driver.open('/docs/intro');
    expect(await overflow(driver)).toEqual([]);
    await driver.run(() => {
      const paragraph = document.querySelector<HTMLElement>('article p');
      if (paragraph) paragraph.style.width = '500px';
    });
    expect(await overflow(driver)).toEqual([expect.stringMatching(/^\d+ px in \d+: .*p\./)]);
  });
});
