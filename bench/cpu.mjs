// What six pages cost the main thread of a phone, next to the same pages of stock Docusaurus. Loads are interleaved, one
// page at a time.
import {setTimeout as sleep} from 'node:timers/promises';
import {SLOWER, middle, openPhone, withBrowser} from './phone.mjs';
import {buildStock, samePages} from './sites.mjs';

/** After a page has nothing more to load, in milliseconds. */
const REST = 1500;

const METRICS = {all: 'TaskDuration', script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration'};
const COLUMNS = Object.keys(METRICS);

/**
 * Loads a page with an empty cache. Everything is CPU time of its main thread in milliseconds, as on a slower processor:
 * unlike time by the clock, this stays the same when other programs run.
 */
async function load(browser, url) {
  const {context, page, session} = await openPhone(browser, {reducedMotion: 'reduce'});
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url);
  // Nothing that would itself run in the page.
  await page.waitForLoadState('networkidle');
  await sleep(REST);
  const {metrics} = await session.send('Performance.getMetrics');
  if (!(await page.evaluate(() => document.documentElement.dataset.hasHydrated)))
    throw new Error(`bench: ${url} isn't hydrated ${REST} ms after its last request.`);
  await context.close();
  const seconds = Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  return Object.values(METRICS).map((metric) => seconds[metric] * 1000 * SLOWER);
}

/** Prints a row for each page and build: milliseconds, and their part of stock's. */
export async function measureCpu({port, rounds, beside}) {
  const builds = {stock: await buildStock(), ...(beside && {beside}), own: 'build'};
  console.log(`| Page | ${COLUMNS.map((name) => `${name} ms | ×`).join(' | ')} |`);
  console.log(`|---${'|---|---'.repeat(COLUMNS.length)}|`);
  await withBrowser(Object.values(builds), port, async (browser, addresses) => {
    for (const path of samePages()) {
      const loads = addresses.map(() => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, address] of addresses.entries()) loads[index].push(await load(browser, address + path));
      const [stock, ...others] = loads.map((own) => COLUMNS.map((_, at) => middle(own.map((one) => one[at]))));
      for (const [index, times] of [stock, ...others].entries()) {
        const cells = times.map((time, at) => `${time.toFixed(0)} | ${(time / stock[at]).toFixed(2)}`);
        console.log(`| ${path}, ${Object.keys(builds)[index]} | ${cells.join(' | ')} |`);
      }
    }
  });
}
