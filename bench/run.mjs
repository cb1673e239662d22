// Compares this site with stock Docusaurus, in one run, and prints ratios. Not a check.
// Usage: npm run bench [-- --sizes 200,1000,3000 --peers]. Needs a build, for the plain pages; offline without --peers.
//        npm run bench -- preview [--port 4391 --rounds 3]: times the preview instead. Needs a browser.
//        npm run bench -- navigation [--port 4391]: times navigation and search on a phone. Needs a build and a browser.
//        npm run bench -- first-hit [--port 4391 --rounds 3]: times the first search on a phone, and the size of the index, also
//        of the sites that `--sizes` has built. Needs a build, a browser and nginx.
//        npm run bench -- check: times the check of a Compose file.
//        npm run bench -- cpu [--port 4391 --rounds 9 --beside FOLDER --profile]: what pages cost the main thread, next to
//        stock's. Needs a build and a browser. `--beside` names another build, such as the one before a change, and
//        `--profile` prints the modules that take the time.
//        npm run bench -- lighthouse [--port 4391 --rounds 3]: Lighthouse for a phone, also of the sites that
//        `--sizes 200 --peers` built last. Needs a build, a browser and nginx; takes Lighthouse from the registry.
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {measureCheck} from './check.mjs';
import {measureCpu} from './cpu.mjs';
import {measureFirstHit} from './first-hit.mjs';
import {measureLighthouse} from './lighthouse.mjs';
import {buildSite, sizes} from './measure.mjs';
import {buildPeers} from './peers.mjs';
import {measureNavigation} from './navigation.mjs';
import {measurePreview} from './preview.mjs';
import {makeOwnSite, makeStockSite} from './sites.mjs';

const {values, positionals} = parseArgs({
  options: {
    sizes: {type: 'string', default: '200,1000,3000'},
    peers: {type: 'boolean', default: false},
    port: {type: 'string', default: '4391'},
    rounds: {type: 'string', default: '3'},
    beside: {type: 'string'},
    profile: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
const others = {
  preview: measurePreview,
  navigation: measureNavigation,
  lighthouse: measureLighthouse,
  'first-hit': measureFirstHit,
  check: measureCheck,
  cpu: measureCpu,
};
const other = others[positionals[0]];
if (positionals.length && !other) {
  console.error(`No bench "${positionals[0]}": choose from ${Object.keys(others).join(', ')}, or name none.`);
  process.exit(1);
}
const sizesAsked = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
if (![...sizesAsked, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--sizes takes whole numbers with commas between, such as 120,1000, and --rounds a whole number.');
  process.exit(1);
}
const root = resolve('.cache/bench');
mkdirSync(root, {recursive: true});
if (other) {
  await other({port: Number(values.port), rounds, root, beside: values.beside, profile: values.profile});
  process.exit();
}

const HEAD = [
  'Pages',
  'Built by',
  'Cold s',
  'Warm s',
  'Cold CPU s',
  'Warm CPU s',
  'One page changed CPU s',
  'Peak MB',
  'HTML kB',
  'Every page kB',
  'Index kB',
  'Cold ×',
  'Warm ×',
  'Cold CPU ×',
  'Warm CPU ×',
  'One page changed CPU ×',
];
const rows = [HEAD, HEAD.map(() => '---')];
const round = (number) => (number >= 10 ? number.toFixed(0) : number.toFixed(2));

function addRow(pages, name, {cold, warm, edited, size}, stock) {
  const peak = Math.max(...[cold, warm, edited].map((run) => run?.megabytes ?? 0));
  const times = [cold.seconds, warm?.seconds, cold.cpu, warm?.cpu, edited?.cpu];
  const numbers = [...times, peak, size?.html, size?.entry, size?.index || undefined];
  const ratios = [
    cold.seconds / stock.cold.seconds,
    warm && warm.seconds / stock.warm.seconds,
    cold.cpu / stock.cold.cpu,
    warm && warm.cpu / stock.warm.cpu,
    edited && edited.cpu / stock.edited.cpu,
  ];
  rows.push([
    pages,
    name,
    ...numbers.map((value) => (value === undefined ? '–' : round(value))),
    ...ratios.map((value) => (value === undefined ? '–' : value.toFixed(2))),
  ]);
  console.log(`| ${rows.at(-1).join(' | ')} |`);
}

/** Stock Docusaurus with 3,000 pages needs more than the 4 GB of heap that Node takes by default. */
const MORE_HEAP = ['--max-old-space-size=12288'];

async function measure(name, make, pages, options, script) {
  const folder = join(root, `${name}-${pages}`);
  make(folder, pages);
  const times = await buildSite(folder, options, script);
  return {...times, size: sizes(join(folder, 'build'))};
}

for (const pages of sizesAsked) {
  const stock = await measure('stock', makeStockSite, pages, MORE_HEAP);
  addRow(pages, 'Stock Docusaurus, webpack', stock, stock);
  addRow(
    pages,
    'This site',
    await measure('own', makeOwnSite, pages, [], ['node_modules/jiti/bin/jiti.js', 'tools/docusaurus.ts']),
    stock,
  );
  if (values.peers) for (const peer of await buildPeers(root, pages)) addRow(pages, peer.name, peer, stock);
}

console.log(`\nRatios are to the same build of stock Docusaurus with as many pages.\n`);
console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
