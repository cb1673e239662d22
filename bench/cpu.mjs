// What six pages cost the main thread of a phone, next to the same pages of stock Docusaurus. Loads are interleaved, one
// page at a time. Needs a build and a browser. Not a check.
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, devices} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {middle} from './measure.mjs';
import {printProfile} from './profile.mjs';
import {buildStock, samePages} from './same-pages.mjs';
import {serve} from './serve.mjs';

/** A phone's processor is this much slower than the one of this machine. */
const SLOWER = 4;
/** A longer task makes a reader wait, in milliseconds. */
const LONG_TASK = 50;
/** After a page has nothing more to load, in milliseconds. */
const REST = 1500;

const METRICS = {all: 'TaskDuration', script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration'};
const COLUMNS = [...Object.keys(METRICS), 'blocking'];

/** Durations of the tasks of the page's main thread, in milliseconds of CPU time. */
function tasksOf(events) {
  const threads = new Map();
  for (const {name, pid, tid, tdur} of events) {
    if (name === 'RunTask' && tdur)
      threads.set(`${pid} ${tid}`, [...(threads.get(`${pid} ${tid}`) ?? []), tdur / 1000]);
  }
  const sum = (tasks) => tasks.reduce((total, task) => total + task, 0);
  return [...threads.values()].sort((a, b) => sum(b) - sum(a))[0];
}

/**
 * Loads a page with an empty cache. Everything is CPU time of its main thread in milliseconds, as on a slower processor:
 * unlike time by the clock, this stays the same when other programs run.
 */
async function load(browser, url) {
  const context = await browser.newContext({...devices['Pixel 7'], reducedMotion: 'reduce'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  const events = [];
  tracing.on('Tracing.dataCollected', ({value}) => events.push(...value));
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline']},
  });
  await page.goto(url);
  // Nothing that would itself run in the page.
  await page.waitForLoadState('networkidle');
  await sleep(REST);
  const {metrics} = await session.send('Performance.getMetrics');
  const ended = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await ended;
  if (!(await page.evaluate(() => document.documentElement.dataset.hasHydrated)))
    throw new Error(`bench: ${url} isn't hydrated ${REST} ms after its last request.`);
  await context.close();
  const seconds = Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  const times = Object.entries(METRICS).map(([name, metric]) => [name, seconds[metric] * 1000 * SLOWER]);
  const waits = tasksOf(events).map((task) => Math.max(0, task * SLOWER - LONG_TASK));
  return {...Object.fromEntries(times), blocking: waits.reduce((total, wait) => total + wait, 0)};
}

/**
 * @param port of the first site; each other takes the next
 * @param rounds whose median is used
 * @param root folder of the benches
 * @param beside folder of another build of this site, such as the one before a change
 * @param profile whether to print as well which modules take the time
 */
export async function measureCpu({port, rounds, root, beside, profile}) {
  const builds = {stock: await buildStock(root), ...(beside && {beside}), own: 'build'};
  const names = Object.keys(builds);
  const servers = [];
  for (const [index, name] of names.entries()) servers.push(await serve(builds[name], port + index));
  const browser = await chromium.launch({executablePath: browserPath() ?? undefined, args: ['--no-sandbox']});
  try {
    console.log(`| Page | ${COLUMNS.map((name) => `${name} ms | ×`).join(' | ')} |`);
    console.log(`|---${'|---|---'.repeat(COLUMNS.length)}|`);
    for (const path of samePages()) {
      const loads = Object.fromEntries(names.map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const [index, name] of names.entries())
          loads[name].push(await load(browser, `http://127.0.0.1:${port + index}${path}`));
      const median = (name, column) => middle(loads[name].map((one) => one[column]));
      for (const name of names) {
        const cells = COLUMNS.map((column) => {
          const time = median(name, column);
          return `${time.toFixed(0)} | ${(time / median('stock', column)).toFixed(2)}`;
        });
        console.log(`| ${path}, ${name} | ${cells.join(' | ')} |`);
      }
    }
    if (profile) await printProfile({browser, root, port: port + names.length, paths: samePages(), rounds});
  } finally {
    await browser.close();
    for (const server of servers) server.kill('SIGTERM');
  }
}
