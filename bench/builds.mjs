// What a build costs, next to stock Docusaurus in one run: time, CPU time and peak memory without a cache, with one, and with
// one page changed. Not a check. Usage: npm run bench -- [PAGES …]
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, openSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DOCUSAURUS, OWN_DOCUSAURUS, ROOT, makeOwnSite, makeStockSite} from './sites.mjs';

/**
 * Builds a site and returns seconds, CPU seconds and the memory of its largest process in MB, as GNU time measures them.
 * The error names the file of its output.
 */
function build(folder, script, log) {
  const output = openSync(log, 'w');
  const measured = `${log}.time`;
  const {status, error} = spawnSync(
    'time',
    ['-o', measured, '-f', '%e %U %S %M', process.execPath, ...script, 'build'],
    {cwd: folder, stdio: ['ignore', output, output], env: {...process.env, NODE_ENV: 'production', CI: '1'}},
  );
  if (error) throw new Error('bench: install GNU time (Debian: apt-get install time).');
  if (status !== 0) throw new Error(`bench: the build in ${folder} ended with ${status}; see ${log}`);
  const [seconds, user, system, kilobytes] = readFileSync(measured, 'utf8').split(' ').map(Number);
  return {seconds, cpu: user + system, megabytes: kilobytes / 1000};
}

/** Adds a sentence to a page that both sites have, as a writer does. */
function editPage(folder) {
  const path = ['mdx', 'md']
    .map((end) => join(folder, `docs/concepts/scaling.${end}`))
    .find((name) => existsSync(name));
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^## .*$/m, '$&\n\nA sentence that a writer has added.'));
}

function measure(folder, script) {
  const cold = build(folder, script, join(folder, 'cold.log'));
  const warm = build(folder, script, join(folder, 'warm.log'));
  editPage(folder);
  const edited = build(folder, script, join(folder, 'edited.log'));
  return {
    'Cold s': cold.seconds,
    'Cold CPU s': cold.cpu,
    'Warm s': warm.seconds,
    'Warm CPU s': warm.cpu,
    'One page changed CPU s': edited.cpu,
    'Peak MB': Math.max(cold.megabytes, warm.megabytes, edited.megabytes),
  };
}

/** Stock Docusaurus with 3,000 pages needs more than the 4 GB of heap that Node takes by default. */
const MORE_HEAP = '--max-old-space-size=12288';

const given = process.argv.slice(2).map(Number);
if (!given.every((pages) => pages > 0)) throw new Error('bench: name numbers of pages, such as 200 1000.');
mkdirSync(ROOT, {recursive: true});
for (const pages of given.length ? given : [220, 1000, 3000]) {
  const [stockSite, ownSite] = ['stock', 'own'].map((name) => join(ROOT, `${name}-${pages}`));
  makeStockSite(stockSite, pages);
  const stock = measure(stockSite, [MORE_HEAP, ...DOCUSAURUS]);
  makeOwnSite(ownSite, pages);
  const own = measure(ownSite, OWN_DOCUSAURUS);
  console.log(`\n| ${pages} pages | Stock Docusaurus | This site | × |\n|---|---|---|---|`);
  for (const [name, value] of Object.entries(own))
    console.log(`| ${name} | ${stock[name].toFixed(1)} | ${value.toFixed(1)} | ${(value / stock[name]).toFixed(2)} |`);
}
