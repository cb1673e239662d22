import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {follow, open} from '../support/visit';

/** What a reader and the style sheets see of the head. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const {title, documentElement} = document;
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    return {title, canonical, classes: [...documentElement.classList].sort()};
  });

/** From pages of one kind to another and back, and within a sidebar. */
const WAYS: readonly (readonly [from: string, to: string])[] = [
  ['/docs/intro', `/docs/intro/what-is-${site.slug}`],
  ['/docs/intro', '/docs/concepts'],
  ['/docs/intro', '/'],
  ['/', '/docs/tutorials'],
];

// The head manager writes on the server and in the browser: both must agree, also after a navigation.
test.describe('the head of a page', () => {
  test('is the same for who comes from another page as for who opens it', async ({page}) => {
    for (const [from, to] of WAYS) {
      await open(page, to);
      const opened = await readHead(page);
      await open(page, from);
      await follow(page, to);
      await expect.poll(() => readHead(page)).toEqual(opened);
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
