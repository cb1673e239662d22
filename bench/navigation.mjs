// Times what a reader on a phone feels: from the tap on a link whose page is prefetched until its words are painted, and
// the frames of the browser while words are typed into search. Needs a build and a browser. Not a check.
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, devices} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {middle} from './measure.mjs';
import {serve} from './serve.mjs';

/** As Lighthouse slows down for a phone: the processor by four, the network in bytes a second and milliseconds. */
const PHONE = {cpu: 4, network: {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000}};
const START = '/docs/concepts';
const PAGES = 12;
const QUERY = 'custom domain';
/** How long a finger stays on a link, in milliseconds. */
const FINGER = 80;
/** Between two key presses of a fast typist, in milliseconds. */
const KEY = 120;

async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE.cpu});
  return session;
}

/** Watches the next tap in the page: resolves to the milliseconds until a frame with the heading of the next page is painted. */
const watchTap = (page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.tap = new Promise((resolve) =>
      document.addEventListener('click', ({timeStamp}) => resolve(timeStamp), {capture: true, once: true}),
    ).then(async (from) => {
      while (document.querySelector('h1') === before) await frame();
      // A message waits until the frame is painted in which the heading was there.
      await new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return performance.now() - from;
    });
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

async function timeNavigation(page, session) {
  const times = [];
  await page.goto(START);
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

/** The longest gaps between frames while words are typed into the field of the modal, a gap for each key. */
async function timeTyping(page) {
  await page.goto(START);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const tick = (now) => {
      window.gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const longest = [];
  for (const letter of QUERY) {
    await page.evaluate(() => (window.gaps.length = 0));
    await page.keyboard.press(letter);
    await sleep(KEY);
    longest.push(await page.evaluate(() => Math.max(...window.gaps)));
  }
  return longest;
}

/** @param port where the build is served */
export async function measureNavigation({port}) {
  const server = await serve('build', port);
  const browser = await chromium.launch({executablePath: browserPath() ?? undefined, args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({...devices['Pixel 7'], baseURL: `http://127.0.0.1:${port}`});
    const session = await slow(page);
    const rows = {
      'to a prefetched page': await timeNavigation(page, session),
      'longest gap between frames, per key typed into search': await timeTyping(page),
    };
    console.log(
      `| On a phone (processor ÷ ${PHONE.cpu}) | Median ms | Longest ms | Count |\n| --- | --- | --- | --- |`,
    );
    for (const [name, times] of Object.entries(rows))
      console.log(`| ${name} | ${middle(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${times.length} |`);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
}
