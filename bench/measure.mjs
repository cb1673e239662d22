// What a build costs: time, CPU time, peak memory of all its processes, and what readers load of its result.
import {spawn} from 'node:child_process';
import {existsSync, openSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/** Between two looks at the memory in milliseconds; or so many times what a look takes, because it stops the process. */
const INTERVAL = 500;
const TIMES = 20;

/**
 * Memory of a process and its descendants in bytes, what they share counted once (PSS): a process that has just been
 * forked holds all of the memory of the one before it. 0 where there's no /proc.
 */
function memoryBytes(root) {
  if (!existsSync('/proc/self/smaps_rollup')) return 0;
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(pid), Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]));
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid) => pid === root || (parents.has(pid) && parents.get(pid) > 1 && isBelow(parents.get(pid)));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue;
    try {
      kilobytes += Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // As above.
    }
  }
  return kilobytes * 1024;
}

/** CPU seconds of all processes that this one has waited for; 0 where there's no /proc. */
function childrenSeconds() {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  // User and system time of children, in ticks of which Linux has 100 a second.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs a command and returns seconds, CPU seconds and peak memory in MB. The error names the file of its output. */
export function run(command, args, folder, log) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const before = childrenSeconds();
    const output = openSync(log, 'w');
    const env = {...process.env, NODE_ENV: 'production', CI: '1'};
    const child = spawn(command, args, {cwd: folder, stdio: ['ignore', output, output], env});
    let peak = 0;
    let timer;
    const look = () => {
      const begun = performance.now();
      peak = Math.max(peak, memoryBytes(child.pid));
      timer = setTimeout(look, Math.max(INTERVAL, TIMES * (performance.now() - begun)));
    };
    look();
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code !== 0) reject(new Error(`bench: ${command} ended with ${code}; see ${log}`));
      else {
        const seconds = (performance.now() - started) / 1000;
        resolve({seconds, cpu: childrenSeconds() - before, megabytes: peak / 1e6});
      }
    });
  });
}

export const DOCUSAURUS = ['node_modules/@docusaurus/core/bin/docusaurus.mjs'];

/** A page that every site of a bench has. */
const EDITED = 'docs/concepts/scaling';

/** Adds a sentence to a page, as a writer does. */
function editPage(folder) {
  const path = ['.mdx', '.md'].map((end) => join(folder, `${EDITED}${end}`)).find((name) => existsSync(name));
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^## .*$/m, '$&\n\nA sentence that a writer has added.'));
}

/**
 * Builds a new Docusaurus site: without any cache, then with all of it, and then with one page changed.
 * @param options of Node
 * @param script and arguments that start Docusaurus: this site has its own
 */
export async function buildSite(folder, options = [], script = DOCUSAURUS) {
  const build = (name) => run(process.execPath, [...options, ...script, 'build'], folder, join(folder, `${name}.log`));
  const cold = await build('cold');
  const warm = await build('warm');
  editPage(folder);
  return {cold, warm, edited: await build('edited')};
}

/** Median; of an even number, the upper of the middle two. */
export const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const gzipBytes = (file) => gzipSync(readFileSync(file), {level: 9}).length;

const below = (folder, end) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith(end))
        .map((name) => join(folder, name))
    : [];

const total = (files, size = gzipBytes) => files.reduce((sum, file) => sum + size(file), 0);

/** Compressed sizes in kB: HTML of the median page, scripts and styles that every page names, search index. */
export function sizes(build) {
  const pages = below(build, '.html')
    .map(gzipBytes)
    // Pages of redirects are smaller.
    .filter((size) => size > 1000)
    .sort((a, b) => a - b);
  const html = readFileSync(
    below(build, '.html').find((name) => /intro\/getting-started(\/index)?\.html$/.test(name.replaceAll('\\', '/'))),
    'utf8',
  );
  const named = [...html.matchAll(/(?:src|href)="?(\/[^" >]+\.(?:js|css))\b/g)].map(([, path]) => join(build, path));
  return {
    pages: pages.length,
    html: pages[Math.floor(pages.length / 2)] / 1000,
    entry: total([...new Set(named)]) / 1000,
    index: total(below(join(build, 'assets/search'), '').filter((name) => /\.(json|bin|txt)$/.test(name))) / 1000,
  };
}
