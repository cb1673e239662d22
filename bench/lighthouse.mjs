// Lighthouse for a phone, in one run: one page of each kind of this site, six of them next to stock's same pages, and a page
// of every site that a bench has built. Takes Lighthouse from the package registry; needs a build, a browser and nginx. Not a check.
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {browserPath} from '../tools/browser.mjs';
import {middle, run} from './measure.mjs';
import {builtPeers, newestSize} from './peers.mjs';
import {buildStock, samePages} from './same-pages.mjs';
import {assertBuilt, serve} from './serve.mjs';

/** The last that runs on Node 20. */
const VERSION = '12.8.2';
/** Kinds that stock doesn't have, or not as they are here. */
const OWN_KINDS = ['/', '/docs', '/docs/intro', '/docs/samples', '/docs/ask'];
const HEAD = ['Site', 'Page', 'Performance', 'First paint s', 'Largest paint s', 'Blocking ms', 'Shift', 'All kB'];

/** Lighthouse, and what it starts browsers with. */
async function installLighthouse(root) {
  const folder = join(root, 'lighthouse');
  mkdirSync(folder, {recursive: true});
  const manifest = {private: true, type: 'module', dependencies: {lighthouse: VERSION}};
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund'], folder, join(folder, 'install.log'));
  const installed = createRequire(join(folder, 'package.json'));
  const load = (name) => import(pathToFileURL(installed.resolve(name)).href);
  return {lighthouse: (await load('lighthouse')).default, launch: (await load('chrome-launcher')).launch};
}

/** What Lighthouse says of a page in its setting for phones: score of 100, seconds, seconds, milliseconds, shift, kB. */
async function rate(lighthouse, port, url) {
  const {lhr} = await lighthouse(url, {port, onlyCategories: ['performance'], logLevel: 'error'});
  if (lhr.runtimeError) throw new Error(`bench: ${url}: ${lhr.runtimeError.message}`);
  const value = (name) => lhr.audits[name].numericValue;
  return [
    lhr.categories.performance.score * 100,
    value('first-contentful-paint') / 1000,
    value('largest-contentful-paint') / 1000,
    value('total-blocking-time'),
    value('cumulative-layout-shift'),
    value('total-byte-weight') / 1000,
  ];
}

const DIGITS = [0, 1, 1, 0, 3, 0];

/**
 * @param port of the first site; each other takes the next
 * @param rounds whose median is used
 * @param root folder of the benches
 */
export async function measureLighthouse({port, rounds, root}) {
  assertBuilt('build');
  const {lighthouse, launch} = await installLighthouse(root);
  const own = (path) => ({name: 'This site', build: 'build', path});
  const stock = await buildStock(root);
  const beside = samePages().flatMap((path) => [own(path), {name: 'Stock, same page', build: stock, path}]);
  const targets = [...OWN_KINDS.map(own), ...beside, ...builtPeers(root, newestSize(root))];
  const builds = [...new Set(targets.map(({build}) => build))];
  const started = [];
  try {
    for (const [index, build] of builds.entries()) started.push(await serve(build, port + index));
    const browser = await launch({chromePath: browserPath(), chromeFlags: ['--headless', '--no-sandbox']});
    started.push(browser);
    const results = targets.map(() => []);
    // Round by round, so that a slow moment of the machine doesn't hit only one page.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, {build, path}] of targets.entries()) {
        const url = `http://127.0.0.1:${port + builds.indexOf(build)}${path}`;
        results[index].push(await rate(lighthouse, browser.port, url));
      }
    console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- |').join('')}`);
    for (const [index, {name, path}] of targets.entries()) {
      const medians = DIGITS.map((digits, at) => middle(results[index].map((row) => row[at])).toFixed(digits));
      console.log(`| ${[name, path, ...medians].join(' | ')} |`);
    }
  } finally {
    for (const process of started) process.kill();
  }
}
