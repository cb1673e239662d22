import {type Page, expect, test} from '@playwright/test';
import {follow, hydrated, open} from '../support/visit';

/** What a page tells about itself; of the viewport, the HTML in files is shortened. */
const OF_PAGE = '[data-rh]:not(title, [name="viewport"])';

/** Elements of the head, and attributes of `<html>`. */
const readHead = (page: Page) =>
  page.evaluate((selector) => {
    const elements = [...document.head.querySelectorAll(selector)].map(({outerHTML}) => outerHTML);
    const {lang, dir, className} = document.documentElement;
    return {title: document.title, elements: elements.sort(), lang, dir, classes: className.split(' ').sort()};
  }, OF_PAGE);

/** From pages of one kind to another and back, and within a sidebar. */
const WAYS: readonly (readonly [from: string, to: string])[] = [
  ['/docs/intro', '/docs/intro/what-is-defang'],
  ['/docs/intro', '/docs/concepts'],
  ['/docs/intro', '/'],
  ['/', '/docs/tutorials'],
];

// plugins/lean-client/client/head.ts stands in for the package that writes the head on the server.
test.describe('the head of a page', () => {
  for (const [from, to] of WAYS) {
    test(`is the same for who comes from ${from} to ${to} as in its file`, async ({page}) => {
      await open(page, to);
      // What the server wrote is still there, as the same elements.
      const written = await page.evaluate(async (selector) => {
        const html = await (await fetch(location.pathname)).text();
        const file = new DOMParser().parseFromString(html, 'text/html');
        return [...file.head.querySelectorAll(selector)].map(({outerHTML}) => outerHTML);
      }, OF_PAGE);
      const opened = await readHead(page);
      expect(opened.elements).toEqual(written.sort());
      expect(opened.elements.length).toBeGreaterThan(10);

      await open(page, from);
      await follow(page, to);
      await expect(page).toHaveTitle(opened.title);
      await hydrated(page);
      await expect.poll(() => readHead(page)).toEqual(opened);
    });
  }
});
