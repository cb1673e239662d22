import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {follow, hydrated, open} from '../support/visit';

/** What a page says about itself. The viewport is left out, because files have it in a shortened form. */
const OF_PAGE = '[data-rh]:not(title, [name="viewport"])';

/** Elements of the head, and attributes of `<html>`, in any order: of the page as it's shown, or of its file. */
const readHead = (page: Page, isFile = false) =>
  page.evaluate(
    async ([selector, fromFile]) => {
      const parse = async () =>
        new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html');
      const source = fromFile ? await parse() : document;
      const elements = [...source.head.querySelectorAll(selector)].map((element) => {
        const attributes = [...element.attributes].map(({name, value}) => `${name}="${value}"`);
        return [element.localName, ...attributes.sort(), element.textContent].join(' ');
      });
      const {lang, dir, className} = source.documentElement;
      return {title: source.title, elements: elements.sort(), lang, dir, classes: className.split(' ').sort()};
    },
    [OF_PAGE, isFile] as const,
  );

/** From pages of one kind to another and back, and within a sidebar. */
const WAYS: readonly (readonly [from: string, to: string])[] = [
  ['/docs/intro', `/docs/intro/what-is-${site.slug}`],
  ['/docs/intro', '/docs/concepts'],
  ['/docs/intro', '/'],
  ['/', '/docs/tutorials'],
];

// The head manager writes on the server and in the browser: both must agree, also after a navigation.
test.describe('the head of a page', () => {
  test('is the same for who comes from another page as in its file', async ({page}) => {
    for (const [from, to] of WAYS) {
      await open(page, to);
      const written = await readHead(page, true);
      expect(written.elements.length).toBeGreaterThan(10);
      await expect.poll(() => readHead(page)).toEqual(written);

      await open(page, from);
      await follow(page, to);
      await expect(page).toHaveTitle(written.title);
      await hydrated(page);
      await expect.poll(() => readHead(page)).toEqual(written);
    }
  });
});

test.describe('the head manager', () => {
  test('encodes special characters', async ({request}) => {
    const html = await (await request.get('/docs/providers/playground')).text();
    const [, description = ''] = /<meta data-rh="true" name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description).toMatch(/\w&#x27;\w/);
    expect(description).not.toContain("'");
  });

  test('defers its updates to a later frame', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/intro');
    const before = await page.title();
    // Frames are held back: whatever waits for one waits until the test lets it go.
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = [];
      const {requestAnimationFrame: original} = window;
      window.requestAnimationFrame = (callback) => held.push(callback);
      Object.assign(window, {
        release: () => {
          window.requestAnimationFrame = original;
          for (const callback of held.splice(0)) original(callback);
        },
      });
    });
    await follow(page, '/docs/intro/features');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Features');
    expect(await page.title()).toBe(before);
    await page.evaluate(() => (window as unknown as {release: () => void}).release());
    await expect(page).toHaveTitle(/^Features/);
  });

  // React renders a page in slices, and there are frames between them on a slow processor.
  test('takes nothing away while a page starts', async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.addInitScript(() => {
      const changed: string[] = [];
      Object.assign(window, {changed});
      new MutationObserver((changes) => {
        for (const {type, target, oldValue, removedNodes} of changes) {
          if (type === 'attributes' && target === document.documentElement) changed.push(`class was ${oldValue}`);
          for (const node of removedNodes)
            if (node instanceof HTMLElement && node.dataset['rh']) changed.push(node.outerHTML);
        }
      }).observe(document, {subtree: true, childList: true, attributeOldValue: true, attributeFilter: ['class']});
    });
    await open(page, '/docs/providers/aws');
    expect(await page.evaluate(() => (window as unknown as {changed: string[]}).changed)).toEqual([]);
  });
});

test('the framework is Docusaurus 3.9.1, and React 18.2.0 renders', async ({page}) => {
  await page.addInitScript(() => {
    const renderers: string[] = [];
    const inject = ({version}: {version: string}) => renderers.push(version);
    // Where React reports to its developer tools.
    Object.assign(window, {renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: {supportsFiber: true, inject}});
  });
  await open(page, '/docs/intro');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.9.1');
  const versions = await page.evaluate(() => (window as unknown as {renderers: string[]}).renderers);
  expect(versions.map((version) => version.split('-')[0])).toEqual(['18.2.0']);
});
