import {isWhole} from '../../tools/sample';
import {type CDPSession, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

/** Sections of the navbar, visited one after the other, page by page. */
const SECTIONS = ['/docs/intro', '/docs/tutorials', '/docs/concepts', '/docs/providers', '/docs/cli'];
/** After the first round all pages have been seen, so what grows later isn't code being loaded. */
const ROUNDS = isWhole ? 3 : 4;

/** Observers of a kind that are alive: V8 collects garbage before it looks for them. */
async function countObservers(session: CDPSession): Promise<number> {
  const {result} = await session.send('Runtime.evaluate', {expression: 'IntersectionObserver.prototype'});
  const {objects} = await session.send('Runtime.queryObjects', {prototypeObjectId: result.objectId ?? ''});
  const functionDeclaration = 'function () { return this.length; }';
  const {objectId = ''} = objects;
  const count = await session.send('Runtime.callFunctionOn', {objectId, functionDeclaration, returnByValue: true});
  await session.send('Runtime.releaseObject', {objectId});
  return Number(count.result.value);
}

async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: value('JSHeapUsedSize') / 2 ** 20,
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    observers: await countObservers(session),
  };
}

test('rounds through all sections: no console message, and neither memory, listeners nor observers pile up', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const messages = listen(page);
  await open(page, SECTIONS[0] ?? '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /**
   * Follows the link to the next page, or at the end of a section the navbar's link to the next section, until it is
   * back where it started. An ordinary run has the sections alone.
   *
   * @returns number of pages
   */
  const walk = () =>
    page.evaluate(
      async ([sections, whole]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        let steps = 0;
        let place = 0;
        do {
          const {pathname} = window.location;
          const next = whole ? document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next') : null;
          // Some pages of a section have addresses of their own.
          const found = sections.findIndex((one) => pathname.startsWith(one));
          if (found >= 0) place = found;
          const section = sections[(place + 1) % sections.length];
          const link = next ?? document.querySelector<HTMLAnchorElement>(`nav.navbar a[href^="${section}"]`);
          const heading = document.querySelector('h1');
          link?.click();
          steps += 1;
          const started = performance.now();
          while (window.location.pathname === pathname || document.querySelector('h1') === heading) {
            if (performance.now() - started > 15_000) throw new Error(`stuck on ${pathname}`);
            await frame();
          }
        } while (window.location.pathname !== sections[0]);
        return steps;
      },
      [SECTIONS, isWhole] as const,
    );

  expect(await walk()).toBeGreaterThan(isWhole ? 80 : 4);
  const before = await measure(session);
  let pages = 0;
  for (let round = 1; round < ROUNDS; round += 1) pages += await walk();
  const after = await measure(session);

  expect(messages).toEqual([]);
  // In MB. Code that the engine compiles along the way is up to 12 of them, once.
  expect(after.heap - before.heap).toBeLessThan(16);
  // Counted on the same page, so that hardly anything may differ.
  expect(after.observers - before.observers).toBeLessThan(pages / 4);
  expect(after.listeners - before.listeners).toBeLessThan(pages / 4);
  expect(after.nodes - before.nodes).toBeLessThan(pages * 4);
});
