// What a build costs, next to stock Docusaurus in one run: time, CPU time and peak memory without a cache, with one, and with
// one page changed. Not a check. Usage: npm run bench -- [PAGES …]
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DOCUSAURUS, OWN_DOCUSAURUS, ROOT, makeOwnSite, makeStockSite} from './sites.mjs';

/** Between two looks at the memory, in milliseconds. */
const INTERVAL = 1000;

/**
 * Memory of a process group in MB. What processes share is counted once (PSS): one that has just been forked holds all of the
 * memory of the one before it. 0 where there's no /proc.
 */
function groupMemory(group) {
  const processes = existsSync('/proc/self/smaps_rollup') ? readdirSync('/proc').filter((id) => /^\d+$/.test(id)) : [];
  const kilobytes = processes.map((id) => {
    try {
      if (readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ')[2] !== String(group)) return 0;
      return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // The process has ended.
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** CPU seconds of all processes that this one has waited for; 0 where there's no /proc. */
function childrenSeconds() {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  // User and system time of children, in ticks of which Linux has 100 a second.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Builds a site and returns seconds, CPU seconds and peak memory in MB. The error names the file of its output. */
function build(folder, script, log) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const before = childrenSeconds();
    const output = openSync(log, 'w');
    const env = {...process.env, NODE_ENV: 'production', CI: '1'};
    const stdio = ['ignore', output, output];
    const child = spawn(process.execPath, [...script, 'build'], {cwd: folder, stdio, env, detached: true});
    let megabytes = 0;
    const timer = setInterval(() => (megabytes = Math.max(megabytes, groupMemory(child.pid))), INTERVAL);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) reject(new Error(`bench: the build in ${folder} ended with ${code}; see ${log}`));
      else resolve({seconds: (performance.now() - started) / 1000, cpu: childrenSeconds() - before, megabytes});
    });
  });
}

/** Adds a sentence to a page that both sites have, as a writer does. */
function editPage(folder) {
  const path = ['mdx', 'md']
    .map((end) => join(folder, `docs/concepts/scaling.${end}`))
    .find((name) => existsSync(name));
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^## .*$/m, '$&\n\nA sentence that a writer has added.'));
}

async function measure(folder, script) {
  const cold = await build(folder, script, join(folder, 'cold.log'));
  const warm = await build(folder, script, join(folder, 'warm.log'));
  editPage(folder);
  const edited = await build(folder, script, join(folder, 'edited.log'));
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
for (const pages of given.length ? given : [200, 1000, 3000]) {
  const [stockSite, ownSite] = ['stock', 'own'].map((name) => join(ROOT, `${name}-${pages}`));
  makeStockSite(stockSite, pages);
  const stock = await measure(stockSite, [MORE_HEAP, ...DOCUSAURUS]);
  makeOwnSite(ownSite, pages);
  const own = await measure(ownSite, OWN_DOCUSAURUS);
  console.log(`\n| ${pages} pages | Stock Docusaurus | This site | × |\n|---|---|---|---|`);
  for (const [name, value] of Object.entries(own))
    console.log(`| ${name} | ${stock[name].toFixed(1)} | ${value.toFixed(1)} | ${(value / stock[name]).toFixed(2)} |`);
}
