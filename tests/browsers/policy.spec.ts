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

async function search(driver: Driver): Promise<void> {
  await driver.press('Control+k');
  await expect.poll(() => driver.run(() => document.activeElement?.matches('.DocSearch-Input'))).toBe(true);
  await driver.press('d');
  await driver.press('o');
  await expect.poll(() => driver.run(() => document.querySelectorAll('.DocSearch-Hit').length)).toBeGreaterThan(0);
}

interface Feature {
  /** Directives of the policy that decide about it. */
  directives: string[];
  /** Uses it on a page that has been opened, and shows that it works. */
  use: (driver: Driver) => Promise<void>;
}

/** Whatever the policy could refuse. */
const FEATURES: Record<string, Feature> = {
  'the script that runs before the first paint': {
    directives: ['script-src'],
    use: async (driver) => {
      await driver.run(() => localStorage.setItem('theme', 'dark'));
      await driver.reload();
      expect(await driver.run(() => document.documentElement.dataset['theme'])).toBe('dark');
    },
  },
  'fonts, which are loaded ahead': {
    directives: ['font-src'],
    use: async (driver) => {
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
      const missing = await driver.run(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([media])')]
          .map(({href}) => href)
          .filter((href) => performance.getEntriesByName(href).length === 0),
      );
      expect(missing).toEqual([]);
    },
  },
  'style sheets, and styles in the HTML': {
    directives: ['style-src', 'style-src-attr'],
    use: async (driver) => {
      // The picture of the search's maker brings a style sheet.
      await search(driver);
      const logo = () =>
        driver.run(
          () => document.querySelector<HTMLStyleElement>('.DocSearch-Logo style')?.sheet?.cssRules.length ?? -1,
        );
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
  },
  'images, also those in the style sheet': {
    directives: ['img-src'],
    use: async (driver) => {
      const broken = await driver.run(async () => {
        const inSheet = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
        const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')];
        const loads = [...icons.map(({href}) => href), inSheet].map(async (src) => {
          const image = Object.assign(new Image(), {src});
          return image.decode().then(
            () => [],
            () => [src],
          );
        });
        return (await Promise.all(loads)).flat();
      });
      expect(broken).toEqual([]);
    },
  },
  'the worker of the search, and its index': {
    directives: ['worker-src', 'connect-src'],
    use: async (driver) => {
      await driver.run(() => {
        const Original = window.Worker;
        Object.assign(window, {workers: 0});
        window.Worker = class extends Original {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            (window as unknown as {workers: number}).workers += 1;
          }
        };
      });
      await search(driver);
      expect(await driver.run(() => (window as unknown as {workers: number}).workers)).toBeGreaterThan(0);
    },
  },
  'the files of a page behind a link, which come once': {
    directives: ['default-src', 'connect-src'],
    use: async (driver) => {
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
  },
  'the manifest and its icons': {
    directives: ['manifest-src', 'connect-src', 'img-src'],
    use: async (driver) => {
      const icons = await driver.run(async () => {
        const {href = ''} = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? {};
        const manifest = (await (await fetch(href)).json()) as {icons: {src: string; sizes: string}[]};
        return Promise.all(
          manifest.icons.map(async ({src, sizes}) => {
            const image = Object.assign(new Image(), {src});
            await image.decode();
            return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
          }),
        );
      });
      expect(icons.length).toBeGreaterThan(1);
      for (const [said, real] of icons) expect(real).toBe(said);
    },
  },
  'the fade from page to page': {
    directives: ['style-src'],
    use: async (driver) => {
      // The site itself leaves it out where the machine is busy: tests/e2e/navigation.spec.ts.
      const opacity = await driver.run(async () => {
        if (!('startViewTransition' in document)) return 'unknown';
        await document.startViewTransition(() => document.querySelector('main h1')?.append('!')).ready;
        return getComputedStyle(document.documentElement, '::view-transition-new(root)').opacity;
      });
      expect(opacity).not.toBe('');
    },
  },
  'forms that lead to the search without a script': {
    directives: ['form-action'],
    use: async (driver) => {
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
  },
  'a print': {
    directives: ['style-src', 'font-src', 'img-src'],
    use: async (driver) => {
      await driver.run(() =>
        window.addEventListener('afterprint', () => (document.documentElement.dataset['printed'] = 'true')),
      );
      await driver.print();
      await expect.poll(() => driver.run(() => document.documentElement.dataset['printed'])).toBe('true');
      /** Furniture that's on paper, once the styles for paper are those of the window. */
      const furniture = await driver.run(() => {
        const turn = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
            if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) turn(sheet.cssRules);
        return ['.navbar', '.theme-doc-sidebar-container', 'footer', 'article'].map(
          (selector) => document.querySelector(selector)?.checkVisibility() ?? 'missing',
        );
      });
      expect(furniture).toEqual([false, false, false, true]);
    },
  },
};

const USED = new Set(Object.values(FEATURES).flatMap(({directives}) => directives));

test.describe('the policy lets through', () => {
  for (const [name, {use}] of Object.entries(FEATURES)) {
    test(name, async ({driver}) => {
      await driver.open(PAGE);
      // What the browser says explains why a feature doesn't work, so it comes first.
      try {
        await use(driver);
      } finally {
        expect(await messagesWithSearch(driver)).toEqual([]);
      }
      expect(await loaded(driver, /\.wasm$/)).toEqual([]);
    });
  }

  test('nothing that has no feature in this list', async ({baseURL}) => {
    const policy = (await fetch(new URL(PAGE, baseURL))).headers.get('content-security-policy') ?? '';
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    const open = directives.filter(([, ...sources]) => sources.join() !== "'none'").map(([directive]) => directive);
    expect(open.toSorted()).toEqual([...USED].toSorted());
  });
});

test('the list notices a policy that refuses', async ({driver}) => {
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
