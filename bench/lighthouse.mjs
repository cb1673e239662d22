// Lighthouse for a phone: one page of each kind of this site, six of them next to stock's same pages. It comes from the package
// registry when it's asked for.
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {browserPath} from '../tools/browser.mjs';
import {middle, serve} from './phone.mjs';
import {ROOT, buildStock, samePages} from './sites.mjs';

/** The last that runs on Node 20. */
const CLI = '@lhci/cli@0.15.1';
/** Kinds that stock doesn't have, or not as they are here. */
const OWN_KINDS = ['/', '/docs', '/docs/intro', '/docs/samples', '/docs/ask'];
const AUDITS = {
  'First paint ms': 'first-contentful-paint',
  'Largest paint ms': 'largest-contentful-paint',
  'Blocking ms': 'total-blocking-time',
  'All bytes': 'total-byte-weight',
  'Shift ÷ 1000': 'cumulative-layout-shift',
};

/** Prints the medians of each page. */
export async function measureLighthouse({port, rounds}) {
  const servers = [await serve('build', port), await serve(await buildStock(), port + 1)];
  const own = [...OWN_KINDS, ...samePages()].map((path) => `http://127.0.0.1:${port}${path}`);
  const stock = samePages().map((path) => `http://127.0.0.1:${port + 1}${path}`);
  const urls = [...own, ...stock];
  const chrome = [`--chromePath=${browserPath()}`, '--settings.chromeFlags=--no-sandbox'];
  const what = [
    '--settings.onlyCategories=performance',
    `--numberOfRuns=${rounds}`,
    ...urls.map((url) => `--url=${url}`),
  ];
  const {status} = spawnSync('npx', ['--yes', CLI, 'collect', ...chrome, ...what], {cwd: ROOT, stdio: 'inherit'});
  for (const server of servers) server.kill('SIGTERM');
  if (status !== 0) throw new Error(`bench: ${CLI} ended with ${status}.`);
  const folder = join(ROOT, '.lighthouseci');
  const reports = readdirSync(folder)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  console.log(
    `| Page | Score | ${Object.keys(AUDITS).join(' | ')} |\n|---|---${'|---'.repeat(Object.keys(AUDITS).length)}|`,
  );
  for (const url of urls) {
    const runs = reports.filter(({requestedUrl}) => requestedUrl === url);
    const values = Object.values(AUDITS).map((id) => middle(runs.map(({audits}) => audits[id].numericValue)));
    values[4] *= 1000;
    const score = middle(runs.map(({categories}) => categories.performance.score)) * 100;
    console.log(`| ${url}${own.includes(url) ? '' : ' (stock)'} | ${[score, ...values].map(Math.round).join(' | ')} |`);
  }
}
