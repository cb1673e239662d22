// Compares this site with stock Docusaurus, in one run. Not a check. bench/README.md says what each bench needs and prints.
// Usage: npm run bench -- [NAME] [--port 4391 --rounds 3] …
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureBuilds} from './builds.mjs';
import {measureCpu} from './cpu.mjs';
import {measureFirstHit, measureNavigation} from './navigation.mjs';
import {ROOT} from './sites.mjs';

const BENCHES = {
  builds: measureBuilds,
  cpu: measureCpu,
  'first-hit': measureFirstHit,
  navigation: measureNavigation,
};

const {values, positionals} = parseArgs({
  options: {
    /** Of the first server; each other takes the next. */
    port: {type: 'string', default: '4391'},
    /** Whose median is used. */
    rounds: {type: 'string', default: '3'},
    /** Pages of the sites that are built. */
    sizes: {type: 'string', default: '200,1000,3000'},
    /** Folder of another build, such as the one before a change. */
    beside: {type: 'string'},
  },
  allowPositionals: true,
});
const [name = 'builds'] = positionals;
const {beside, sizes, ...numbers} = values;
const options = {
  beside,
  sizes: sizes.split(',').map(Number),
  ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value)])),
};
const wrong = Object.entries(options).find(
  ([key, value]) => key !== 'beside' && ![value].flat().every((one) => one > 0),
);
if (!BENCHES[name] || wrong) {
  console.error(
    wrong ? `--${wrong[0]} takes numbers.` : `No bench "${name}": choose from ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}
mkdirSync(ROOT, {recursive: true});
await BENCHES[name](options);
process.exit();
