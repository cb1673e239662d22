// Which modules a page's scripts spend their time in. Modules have names in a build of their own, which isn't minified, so
// only the shares of its time are meaningful.
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {devices} from '@playwright/test';
import {run} from './measure.mjs';
import {serve} from './serve.mjs';
import {copySite} from './sites.mjs';

/** Between two looks at what runs, in microseconds. */
const INTERVAL = 100;
/** How many modules are printed. */
const LINES = 20;

const CONFIG = `import config from './docusaurus.config-real';

const names = () => ({
  name: 'module-names',
  configureWebpack: () => ({optimization: {moduleIds: 'named', concatenateModules: false}}),
});

export default {...config, plugins: [...(config.plugins ?? []), names]};
`;

/** Builds this site with names for its modules. */
async function buildNamed(root) {
  const folder = join(root, 'named');
  copySite(folder);
  renameSync(join(folder, 'docusaurus.config.ts'), join(folder, 'docusaurus.config-real.ts'));
  writeFileSync(join(folder, 'docusaurus.config.ts'), CONFIG);
  const args = ['node_modules/jiti/bin/jiti.js', 'tools/docusaurus.ts', 'build', '--no-minify'];
  await run(process.execPath, args, folder, join(folder, 'build.log'));
  return join(folder, 'build');
}

/** A name that a reader of the profile knows: of the package, or of our own file. */
function nameOf(id) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (!inPackage?.startsWith('@docusaurus')) return inPackage ?? id.replace(/^\.\//, '');
  return id.replace(/.*node_modules\//, '').replace(/\/lib(\/client)?\//, '/');
}

/** Returns a function that names the module of a line of a file of the build. */
function moduleFinder(build) {
  const files = new Map();
  return (url, line) => {
    const path = URL.canParse(url) ? join(build, new URL(url).pathname) : '';
    if (!path.endsWith('.js') || !existsSync(path)) return url ? 'inline scripts' : 'the browser itself';
    if (!files.has(path)) files.set(path, readFileSync(path, 'utf8').split('\n'));
    const lines = files.get(path);
    for (let index = line; index >= 0; index -= 1) {
      const [, id] = /^"([^"]+)"(?:\(|:)/.exec(lines[index] ?? '') ?? [];
      if (id) return nameOf(id);
    }
    return 'the loader of modules';
  };
}

/** Milliseconds of each module while a page loads. */
async function profile(browser, url, moduleAt) {
  const context = await browser.newContext({...devices['Pixel 7'], reducedMotion: 'reduce'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', {interval: INTERVAL});
  await session.send('Profiler.start');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await sleep(500);
  const {nodes, samples, timeDeltas} = (await session.send('Profiler.stop')).profile;
  await context.close();
  const frames = new Map(nodes.map(({id, callFrame}) => [id, callFrame]));
  const times = new Map();
  for (const [index, id] of samples.entries()) {
    const {functionName, url: file, lineNumber} = frames.get(id);
    // Not scripts: waiting, and what the browser does between them.
    if (['(root)', '(idle)', '(program)'].includes(functionName)) continue;
    const name = moduleAt(file, lineNumber);
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000);
  }
  return times;
}

/**
 * Prints the modules of pages that take the most time.
 *
 * @param paths addresses of the pages
 * @param rounds whose sum is used
 */
export async function printProfile({browser, root, port, paths, rounds}) {
  const build = await buildNamed(root);
  const server = await serve(build, port);
  const moduleAt = moduleFinder(build);
  const sums = new Map();
  try {
    for (const path of paths)
      for (let round = 0; round < rounds; round += 1)
        for (const [name, time] of await profile(browser, `http://127.0.0.1:${port}${path}`, moduleAt))
          sums.set(name, (sums.get(name) ?? 0) + time);
  } finally {
    server.kill('SIGTERM');
  }
  const all = [...sums.values()].reduce((sum, time) => sum + time, 0);
  console.log(`\n| Module | % of the scripts of ${paths.length} pages |\n|---|---|`);
  for (const [name, time] of [...sums].sort((a, b) => b[1] - a[1]).slice(0, LINES))
    console.log(`| ${name} | ${((time / all) * 100).toFixed(1)} |`);
}
