// What a reader on a phone feels: from the tap on a link whose page is prefetched until its words are painted, and the first
// search with nothing in the cache.
import {setTimeout as sleep} from 'node:timers/promises';
import {SLOWER, middle, openPhone, slowLink, withBrowser} from './phone.mjs';

const START = '/docs/concepts';
const PAGES = 12;
const QUERY = 'custom domain';
/** How long a finger stays on a link, in milliseconds. */
const FINGER = 80;

const slowDown = (session) => session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});

/** Watches the next tap in the page: `window.tap` resolves to the milliseconds until the heading of the next page is painted. */
const watchTap = (page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1');
    const onTap = (resolve) => (event) => {
      // A task after the frame runs when that's painted.
      const painted = () => setTimeout(() => resolve(performance.now() - event.timeStamp));
      const look = () => (document.querySelector('h1') === before ? requestAnimationFrame(look) : painted());
      requestAnimationFrame(look);
    };
    window.tap = new Promise((resolve) =>
      document.addEventListener('click', onTap(resolve), {capture: true, once: true}),
    );
  });

/** Taps a link as a finger does, which stays on it for a moment. Returns milliseconds from when it's lifted. */
async function tap(page, session, link) {
  await watchTap(page);
  // After this the link no longer moves, and nothing covers it.
  await link.tap({trial: true});
  const {x, y, width, height} = await link.boundingBox();
  const touchPoints = [{x: x + width / 2, y: y + height / 2}];
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  await sleep(FINGER);
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  return page.evaluate(() => window.tap);
}

async function timeTaps(page, session) {
  const times = [];
  const next = page.locator('a.pagination-nav__link--next');
  for (let index = 0; index < PAGES && (await next.count()); index += 1) {
    // The link has to be in view to be prefetched, as it is for whoever has read so far.
    await next.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await sleep(500);
    times.push(await tap(page, session, next));
  }
  return times;
}

/** Prints milliseconds from taps to prefetched pages. */
export async function measureNavigation({port}) {
  await withBrowser(['build'], port, async (browser) => {
    const link = await slowLink(port + 1, port);
    const {page, session} = await openPhone(browser, {baseURL: `http://127.0.0.1:${port + 1}`});
    await slowDown(session);
    await page.goto(START);
    const times = await timeTaps(page, session);
    console.log('| On a phone | Median ms | Longest ms | Count |\n|---|---|---|---|');
    console.log(
      `| to a prefetched page | ${[middle(times), Math.max(...times), times.length].map(Math.round).join(' | ')} |`,
    );
    link.close();
  });
}

/** Seconds from the tap on the search to the first hit, and to the last byte of the index. */
async function timeFirstHit(browser, baseURL) {
  const {context, page, session} = await openPhone(browser, {baseURL});
  await page.goto(START);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await slowDown(session);
  const records = page.waitForResponse(/\/assets\/search\/records\./).then((response) => response.finished());
  const started = performance.now();
  await page.getByRole('button', {name: 'Search', exact: true}).tap();
  await page.locator('.DocSearch-Input').waitFor();
  await page.keyboard.type(QUERY);
  await page.locator('.DocSearch-Hit').first().waitFor();
  const first = (performance.now() - started) / 1000;
  await records;
  await context.close();
  return [first, (performance.now() - started) / 1000];
}

/** Prints the times of this build. The worker builds its index at this machine's speed. */
export async function measureFirstHit({port, rounds}) {
  await withBrowser(['build'], port, async (browser) => {
    const link = await slowLink(port + 1, port);
    const times = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timeFirstHit(browser, `http://127.0.0.1:${port + 1}`));
    link.close();
    const [first, whole] = [0, 1].map((at) => middle(times.map((row) => row[at])).toFixed(1));
    console.log(`First hit after ${first} s, the whole index after ${whole} s.`);
  });
}
