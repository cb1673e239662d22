// Times the first search of a reader on a phone with nothing in its cache, and how large the index is: of the build, and of
// the sites that `--sizes` has built. Needs a build, a browser and nginx. Not a check.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {chromium, devices} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {middle} from './measure.mjs';
import {serve} from './serve.mjs';
import {slowLink} from './slow-link.mjs';

/** A phone's processor, by that of this machine. */
const SLOWER = 4;
const START = '/docs/concepts';
const QUERY = 'custom domain';
const HEAD = ['Pages', 'Sections', 'Titles kB', 'Index kB', 'First hit s', 'Whole index s', 'of which building s'];

const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

/** The two files of the index: text, and compressed size in kB. */
function filesOf(build) {
  const folder = join(build, 'assets/search');
  return ['titles', 'records'].map((part) => {
    const name = readdirSync(folder).find((file) => file.startsWith(`${part}.`) && file.endsWith('.json'));
    const text = readFileSync(join(folder, name), 'utf8');
    return {text, kB: gzipSync(text, {level: 9}).length / 1000};
  });
}

/** CPU seconds to build an index on a phone: the browser can't slow down a worker, so Node builds it. */
function secondsToBuild(text) {
  const {Engine} = jiti('../packages/docs-index/src/search/engine.ts');
  const times = Array.from({length: 3}, () => {
    const before = process.cpuUsage();
    Engine.fromPacked(JSON.parse(text));
    return process.cpuUsage(before).user / 1e6;
  });
  return middle(times) * SLOWER;
}

/** Seconds from the tap on the search to the first hit, and to the last byte of the index. */
async function timeFirstHit(browser, baseURL) {
  const context = await browser.newContext({...devices['Pixel 7'], baseURL});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(START);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    const records = page.waitForResponse(/\/assets\/search\/records\./).then((response) => response.finished());
    const started = performance.now();
    await page.getByRole('button', {name: 'Search', exact: true}).tap();
    await page.locator('.DocSearch-Input').waitFor();
    await page.keyboard.type(QUERY);
    await page.locator('.DocSearch-Hit').first().waitFor();
    const first = (performance.now() - started) / 1000;
    await records;
    return [first, (performance.now() - started) / 1000];
  } finally {
    await context.close();
  }
}

const builds = (root) =>
  [
    'build',
    ...readdirSync(root)
      .filter((name) => name.startsWith('own-'))
      .map((name) => join(root, name, 'build')),
  ]
    .filter((build) => existsSync(join(build, 'assets/search')))
    .map((build) => ({build, files: filesOf(build)}))
    .sort((one, other) => one.files[1].kB - other.files[1].kB);

/**
 * @param port of the server; the link in front of it takes the next
 * @param rounds whose median is used
 * @param root folder of the benches
 */
export async function measureFirstHit({port, rounds, root}) {
  const browser = await chromium.launch({executablePath: browserPath() ?? undefined, args: ['--no-sandbox']});
  console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- |').join('')}`);
  try {
    for (const {build, files} of builds(root)) {
      const [titles, records] = files;
      const server = await serve(build, port);
      const link = await slowLink(port + 1, port);
      try {
        const times = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await timeFirstHit(browser, `http://127.0.0.1:${port + 1}`));
        const {pages} = JSON.parse(records.text);
        const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
        const built = files.map(({text}) => secondsToBuild(text));
        // The browser's worker has built its index at the speed of this machine.
        const [first, whole] = [0, 1].map((at) => middle(times.map((row) => row[at])) + built[at] * (1 - 1 / SLOWER));
        const numbers = [titles.kB, records.kB, first, whole + built[1] / SLOWER, built[1]];
        console.log(
          `| ${[pages.length, sections, ...numbers.map((value) => value.toFixed(value < 100 ? 1 : 0))].join(' | ')} |`,
        );
      } finally {
        link.close();
        server.kill('SIGTERM');
      }
    }
  } finally {
    await browser.close();
  }
}
