import {site} from '../../config/site';
import {field as askField, finished, QUESTION} from '../support/ask';
import {FILE, field as checkField} from '../support/check';
import {field as searchField, openSearch, searchFor} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {chooseMode, follow, open} from '../support/visit';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const COMMAND = `/docs/cli/${site.slug}_compose_up`;

interface Ring {
  name: string;
  /** In pixels; 0 where nothing shows the focus. */
  width: number;
  color: string;
}

/**
 * How the focused element shows that it has the focus: by an outline of its own, of something in it, or of a box around it.
 * Runs in the page.
 */
function readRing(): Ring {
  const focused = document.activeElement ?? document.body;
  const around = [focused];
  while (around.length < 5 && around.at(-1)?.parentElement) around.push(around.at(-1)?.parentElement as Element);
  const styles = around.flatMap((element, level) =>
    (level ? [''] : ['', '::before', '::after']).map((part) => getComputedStyle(element, part || null)),
  );
  const ring = styles.find(({outlineStyle, outlineWidth}) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
  return {
    name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30) ?? ''}`,
    width: ring ? parseFloat(ring.outlineWidth) : 0,
    color: ring?.outlineColor ?? '',
  };
}

/** Rings of what Tab reaches, from where the focus is, that nobody could see. */
async function weakRings(page: Page, steps: number): Promise<Ring[]> {
  const rings: Ring[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    rings.push(await page.evaluate(readRing));
  }
  expect(new Set(rings.map(({name}) => name)).size).toBeGreaterThan(steps / 3);
  return rings.filter(
    ({name, width, color}) => !/^(?:body|html) /.test(name) && (width < 2 || color === 'rgba(0, 0, 0, 0)'),
  );
}

/**
 * Does something, and expects a live region to say so that was there before its text: what comes with its text isn't read
 * out.
 */
async function expectSaid(page: Page, text: string | RegExp, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const mark = (region: Element) => region.setAttribute('data-was-there', '');
    for (const region of document.querySelectorAll('[role=status]')) mark(region);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes]))
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches('[role=status]:empty')) mark(region);
    }).observe(document.body, {childList: true, subtree: true});
  });
  const said = page.getByRole('status').and(page.locator('[data-was-there]')).filter({hasText: text});
  await expect(said).toHaveCount(0);
  await act();
  await expect(said).toHaveCount(1);
  expect(['polite', null]).toContain(await said.getAttribute('aria-live'));
}

test('the first Tab shows a link that skips the navigation', async ({page}) => {
  for (const route of ['/', COMMAND, '/no-such-page']) {
    await open(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip, route).toBeFocused();
    await expect(skip, route).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') != null), route).toBe(true);
  }
});

test('what an address points at is below the navbar', async ({page}) => {
  for (const [route, selector] of [
    ['/docs/concepts/deployments', '.markdown :is(h2, h3)[id]'],
    [COMMAND, '[id^="--"]'],
    ['/docs/intro/faq/cli-messages', '.messages h4[id]'],
  ] as const) {
    await open(page, route);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      const ids = await page.locator(selector).evaluateAll((all) => all.map(({id}) => id));
      const some = [ids[1], ids[Math.floor(ids.length / 2)]].filter((id) => id !== undefined);
      expect(some, route).toHaveLength(2);
      for (const id of some) {
        await page.evaluate((hash) => {
          location.hash = '';
          location.hash = hash;
        }, `#${id}`);
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeInViewport();
        const below = () =>
          target.evaluate(
            (element) =>
              element.getBoundingClientRect().top -
              (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? Infinity),
          );
        await expect.poll(below, `${route}#${id}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('nothing moves for those who asked for less motion, and something does for the others', async ({page}) => {
  /** What takes longer than a blink: names of elements, and milliseconds. */
  const moving = () =>
    page.evaluate(() => {
      const longest = (list: string) =>
        Math.max(...list.split(', ').map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)));
      const styles = [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => [element, getComputedStyle(element, part || null)] as const),
      );
      const slow = styles.filter(
        ([, {transitionProperty, transitionDuration, animationName, animationDuration}]) =>
          (transitionProperty !== 'none' && longest(transitionDuration) > 10) ||
          (animationName !== 'none' && longest(animationDuration) > 10),
      );
      const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolling'] : [];
      return [
        ...smooth,
        ...slow.map(
          ([{localName, className}, {animationName, transition}]) =>
            `${localName}.${className}: ${animationName} ${transition}`,
        ),
      ];
    });
  for (const route of ['/', '/docs/intro', '/docs/check']) {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, route);
    expect(await moving(), route).toEqual([]);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect((await moving()).length, route).toBeGreaterThan(0);
  }
  await page.emulateMedia({reducedMotion: 'reduce'});
  await searchFor(page, 'domain');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await moving(), 'search').toEqual([]);
});

test('what changes without a new page is said', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/tutorials/deploy-to-aws');
  const code = page.locator('.code-block:visible').first();
  await expectSaid(page, /^Copied$/, () => code.getByRole('button', {name: /^Copy/}).click());
  await openSearch(page);
  await expectSaid(page, /results? for "domain"/, () => searchField(page).fill('domain'));
  // By links, which keep the index.
  await page.getByRole('link', {name: /^See all/}).click();
  await expectSaid(page, /results? for "domains"/, () => page.getByRole('searchbox').fill('domains'));
  await follow(page, '/docs/ask');
  await expectSaid(page, /From \d sections? of the docs/, async () => {
    await askField(page).fill(QUESTION);
    await page.keyboard.press('Enter');
    await finished(page);
  });
  await follow(page, '/docs/samples');
  await expectSaid(page, /of \d+ samples/, () => page.getByRole('searchbox').fill('django'));
  await open(page, '/docs/check');
  await expectSaid(page, /^Yes/, () => checkField(page).fill(FILE));
});

const MODES = ['light', 'dark'];

test('what has the focus has a ring that can be seen', async ({page}) => {
  for (const [route, steps] of [
    ['/docs/intro', 40],
    ['/docs/check', 25],
  ] as const) {
    await open(page, route);
    for (const mode of MODES) {
      await chooseMode(page, mode);
      expect(await weakRings(page, steps), `${route}, ${mode}`).toEqual([]);
    }
  }
  await searchFor(page, 'domain');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  for (const mode of MODES) {
    await chooseMode(page, mode);
    await searchField(page).focus();
    expect(await weakRings(page, 3), `search, ${mode}`).toEqual([]);
  }
});

test('the browser draws its own parts in the mode', async ({page}) => {
  for (const route of ['/docs/samples', '/docs/check']) {
    await open(page, route);
    for (const mode of MODES) {
      await chooseMode(page, mode);
      const drawn = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.backgroundColor = 'Canvas';
        const [red = 0] = (getComputedStyle(probe).backgroundColor.match(/\d+/g) ?? []).map(Number);
        const schemes = [document.documentElement, ...document.querySelectorAll('input, select, textarea, pre')].map(
          (element) => getComputedStyle(element).colorScheme,
        );
        probe.remove();
        return {canvas: red > 127 ? 'light' : 'dark', schemes: [...new Set(schemes)]};
      });
      expect(drawn, route).toEqual({canvas: mode, schemes: [mode]});
    }
  }
});

test('a heading is named by its text, without the link to it', async ({page}) => {
  await open(page, '/docs/concepts/domains');
  expect(await page.getByRole('link', {name: /^Direct link to /}).count()).toBeGreaterThan(3);
  await expect(page.getByRole('heading', {name: /Direct link/})).toHaveCount(0);
});
