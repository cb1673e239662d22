import {serveCopy} from '../support/served-copy';
import type {Driver} from './driver';
import {expect, messagesWithSearch, test} from './test';

const PAGE = '/docs/intro';
const TARGET = '/docs/intro/features';

/** Addresses on this site that have been loaded, by the pattern of their path. */
const loaded = (driver: Driver, pattern: RegExp) =>
  driver.run(
    (source: string) =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name))
        .filter(({origin, pathname}) => origin === location.origin && new RegExp(source).test(pathname))
        .map(({pathname}) => pathname),
    pattern.source,
  );

/** What the policy could refuse, and no test of behavior.spec.ts would miss: that has scripts, workers and the search. */
const FEATURES: Record<string, (driver: Driver) => Promise<void>> = {
  'fonts, which are loaded ahead, and no other kind of file': async (driver) => {
    await driver.run(async () => void (await document.fonts.ready));
    const {family, faces} = await driver.run(() => {
      const unquoted = (name = '') => name.replaceAll(/["']/g, '').trim();
      return {
        family: unquoted(getComputedStyle(document.body).fontFamily.split(',')[0]),
        faces: [...document.fonts].filter(({status}) => status === 'loaded').map((face) => unquoted(face.family)),
      };
    });
    expect(faces).toContain(family);
    expect(await loaded(driver, /^\/assets\/fonts\/.*\.woff2$/)).not.toEqual([]);
    expect(await loaded(driver, /\.wasm$/)).toEqual([]);
    const missing = await driver.run(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([media])')]
        .map(({href}) => href)
        .filter((href) => performance.getEntriesByName(href).length === 0),
    );
    expect(missing).toEqual([]);
  },
  'style sheets, styles in the HTML, and the fade from page to page': async (driver) => {
    // The site itself leaves the fade out where the machine is busy: tests/e2e/navigation.spec.ts.
    const opacity = await driver.run(async () => {
      if (!('startViewTransition' in document)) return 'unknown';
      await document.startViewTransition(() => document.querySelector('main h1')?.append('!')).ready;
      return getComputedStyle(document.documentElement, '::view-transition-new(root)').opacity;
    });
    expect(opacity).not.toBe('');
    // The picture of the search's maker brings a style sheet.
    await driver.press('Control+k');
    const logo = () =>
      driver.run(() => document.querySelector<HTMLStyleElement>('.DocSearch-Logo style')?.sheet?.cssRules.length ?? -1);
    await expect.poll(() => driver.run(() => document.activeElement?.matches('.DocSearch-Input'))).toBe(true);
    expect(await logo()).not.toBe(0);
    await driver.open('/docs/concepts/deployments');
    const refused = await driver.run(
      () =>
        [...document.querySelectorAll<HTMLElement>('[style]:not([style=""])')].filter(({style}) => style.length === 0)
          .length,
    );
    expect(refused).toBe(0);
    expect(await driver.run(() => getComputedStyle(document.body).margin)).toBe('0px');
  },
  'images, also those in the style sheet, and the manifest with its icons': async (driver) => {
    const {broken, sizes} = await driver.run(async () => {
      const load = async (src: string) => {
        const image = Object.assign(new Image(), {src});
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      const inSheet = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
      const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')];
      const loads = [...icons.map(({href}) => href), inSheet].map((src) =>
        load(src).then(
          () => [],
          () => [src],
        ),
      );
      const {href = ''} = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? {};
      const manifest = (await (await fetch(href)).json()) as {icons: {src: string; sizes: string}[]};
      return {
        broken: (await Promise.all(loads)).flat(),
        sizes: await Promise.all(manifest.icons.map(async ({src, sizes: said}) => [said, await load(src)])),
      };
    });
    expect(broken).toEqual([]);
    expect(sizes.length).toBeGreaterThan(1);
    for (const [said, real] of sizes) expect(real).toBe(said);
  },
  'the files of a page behind a link, which come once': async (driver) => {
    const before = await loaded(driver, /\.js$/);
    const link = `main a[href="${TARGET}"]`;
    await driver.hover(link);
    await expect.poll(async () => (await loaded(driver, /\.js$/)).length).toBeGreaterThan(before.length);
    await driver.click(link);
    await expect.poll(() => driver.run(() => document.querySelector('main h1')?.textContent)).toContain('Features');
    /** Those that came over the network: what comes from a cache has no size but that of its headers, which counts as 300. */
    const transfers = await driver.run(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
        .map(({name}) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    expect(transfers.length).toBeGreaterThan(0);
    expect(transfers.filter((path, place) => transfers.indexOf(path) !== place)).toEqual([]);
  },
  'forms that lead to the search without a script': async (driver) => {
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
  },
  'a print': async (driver) => {
    await driver.run(() =>
      window.addEventListener('afterprint', () => (document.documentElement.dataset['printed'] = 'true')),
    );
    await driver.print();
    await expect.poll(() => driver.run(() => document.documentElement.dataset['printed'])).toBe('true');
  },
};

test.describe('the policy lets through', () => {
  for (const [name, use] of Object.entries(FEATURES))
    test(name, async ({driver}) => {
      await driver.open(PAGE);
      // What the browser says explains why a feature doesn't work, so it comes first.
      try {
        await use(driver);
      } finally {
        expect(await messagesWithSearch(driver)).toEqual([]);
      }
    });
});

test('a policy that refuses is noticed', async ({driver}) => {
  const refuse = (configuration: string) =>
    configuration.replaceAll(/(font|img|connect)-src 'self'/g, (_found, kind: string) => `${kind}-src 'none'`);
  await serveCopy(async ({origin}) => {
    await driver.open(`${origin}${PAGE}`);
    await driver.run(() => void fetch('/samples-v2.json').catch(() => {}));
    const messages: string[] = [];
    for (const directive of ['font-src', 'connect-src'])
      await expect
        .poll(async () => messages.push(...(await driver.messages())) && messages.join())
        .toContain(directive);
  }, refuse);
});
