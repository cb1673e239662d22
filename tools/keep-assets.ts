// Copies the hashed assets of the last builds into a new one, so that tabs opened before a deployment find their chunks.
// Usage: jiti tools/keep-assets.ts --from https://docs.example.com|FOLDER [--into build] [--builds 3]
// A first deployment has nothing to keep, and a site that is down must not stop its own repair: both end well.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {parseArgs} from 'node:util';

const LIST = 'builds.json';
const NAME = /^assets\/(?!.*\.\.)[\w./~@+-]+$/;
const AT_ONCE = 8;

/** The assets of one build: `assets/…`. */
interface Build {
  files: string[];
}

const {values} = parseArgs({
  options: {from: {type: 'string'}, into: {type: 'string', default: 'build'}, builds: {type: 'string', default: '3'}},
});
const {from = '', into} = values;
const most = Number(values.builds);

function listAssets(folder: string): string[] {
  if (!existsSync(join(folder, 'assets'))) return [];
  return readdirSync(join(folder, 'assets'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/\.(?:gz|br)$/.test(name))
    .sort();
}

async function fetchFile(name: string): Promise<Buffer> {
  const response = await fetch(new URL(`/${name}`, from), {redirect: 'error', signal: AbortSignal.timeout(20_000)});
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const isSite = /^https?:\/\//.test(from);
const read = async (name: string): Promise<Buffer> => (isSite ? fetchFile(name) : readFileSync(join(from, name)));

async function earlierBuilds(): Promise<Build[]> {
  if (!from) return [];
  if (!isSite && !existsSync(join(from, LIST))) return [{files: listAssets(from)}];
  try {
    const builds = JSON.parse((await read(LIST)).toString()) as Build[];
    return builds.slice(0, most).map(({files}) => ({files: files.filter((name) => NAME.test(name))}));
  } catch (error) {
    console.warn(`No earlier assets from ${from}: ${(error as Error).message}`);
    return [];
  }
}

async function main(): Promise<void> {
  const current = listAssets(into);
  const earlier = await earlierBuilds();
  const queue = [...new Set(earlier.flatMap(({files}) => files))].filter((name) => !current.includes(name));
  const missing = new Set<string>();
  let kept = 0;
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      try {
        const content = await read(name);
        mkdirSync(dirname(join(into, name)), {recursive: true});
        writeFileSync(join(into, name), content);
        kept += 1;
      } catch (error) {
        missing.add(name);
        console.warn(`Not kept: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  const present = ({files}: Build) => ({files: files.filter((name) => !missing.has(name))});
  writeFileSync(join(into, LIST), JSON.stringify([{files: current}, ...earlier.map(present)]));
  console.log(
    `${current.length} assets of this build, ${kept} kept of ${earlier.length} earlier ${earlier.length === 1 ? 'build' : 'builds'}.`,
  );
}

void main();
