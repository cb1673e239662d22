// Copies the hashed assets of the last builds into a new one, so that tabs opened before a deployment find their chunks.
// Usage: node deploy/keep-assets.mjs --from https://docs.example.com|FOLDER [--into build] [--builds 3]
// A first deployment has nothing to keep, and a site that is down must not stop its own repair: both end well.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {parseArgs} from 'node:util';

const LIST = 'builds.json';
const NAME = /^assets\/(?!.*\.\.)[\w./~@+-]+$/;
const AT_ONCE = 8;

const {values} = parseArgs({
  options: {from: {type: 'string'}, into: {type: 'string', default: 'build'}, builds: {type: 'string', default: '3'}},
});
const {from = '', into} = values;
const most = Number(values.builds);

function listAssets(folder) {
  if (!existsSync(join(folder, 'assets'))) return [];
  return readdirSync(join(folder, 'assets'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.gz'))
    .sort();
}

async function fetchFile(name) {
  const response = await fetch(new URL(`/${name}`, from), {redirect: 'error', signal: AbortSignal.timeout(20_000)});
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const source = /^https?:\/\//.test(from)
  ? {read: fetchFile, list: async () => JSON.parse((await fetchFile(LIST)).toString())}
  : {
      read: async (name) => readFileSync(join(from, name)),
      list: async () =>
        existsSync(join(from, LIST)) ? JSON.parse(readFileSync(join(from, LIST), 'utf8')) : [{files: listAssets(from)}],
    };

/** Builds of the deployed site, newest first: `[{files: ["assets/…"]}]`. */
async function earlierBuilds() {
  if (!from) return [];
  try {
    const builds = await source.list();
    return builds.slice(0, most).map(({files}) => ({files: files.filter((name) => NAME.test(name))}));
  } catch (error) {
    console.warn(`No earlier assets from ${from}: ${error.message}`);
    return [];
  }
}

const current = listAssets(into);
const earlier = await earlierBuilds();
const queue = [...new Set(earlier.flatMap(({files}) => files))].filter((name) => !current.includes(name));
const missing = new Set();
let kept = 0;

async function work() {
  for (let name = queue.shift(); name; name = queue.shift()) {
    try {
      const content = await source.read(name);
      mkdirSync(dirname(join(into, name)), {recursive: true});
      writeFileSync(join(into, name), content);
      kept += 1;
    } catch (error) {
      missing.add(name);
      console.warn(`Not kept: ${error.message}`);
    }
  }
}

await Promise.all(Array.from({length: AT_ONCE}, work));
const present = ({files}) => ({files: files.filter((name) => !missing.has(name))});
writeFileSync(join(into, LIST), JSON.stringify([{files: current}, ...earlier.map(present)]));
console.log(
  `${current.length} assets of this build, ${kept} kept of ${earlier.length} earlier ${earlier.length === 1 ? 'build' : 'builds'}.`,
);
