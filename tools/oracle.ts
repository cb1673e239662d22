// Compares the recorded verdicts with the tool's own packages: tools/oracle/README.md.
// Usage: npm run check:oracle -- CHECKOUT [--write]
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {site} from '../config/site';
import {
  loadRecordedVerdicts,
  loadVerdictCases,
  recordVerdicts,
} from '../packages/compose-check/tests/support/verdict-cases';
import {askTool, buildOracle} from './oracle/ask-tool';
import {temporaryFolder} from './temporary-folder';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const {values, positionals} = parseArgs({options: {write: {type: 'boolean'}}, allowPositionals: true});
const [checkout] = positionals;
if (!checkout || !existsSync(join(checkout, 'src/go.mod')))
  fail('Name a checkout of the tool, at the release to compare with: npm run check:oracle -- ../tool');
if (spawnSync('go', ['-h']).error) fail("Go is needed to build the tool, and it isn't installed here.");

// The tool knows only its own name.
const product = {name: site.name, slug: site.slug, prefix: site.prefix};
const cases = loadVerdictCases(product);
const answers = askTool(buildOracle(checkout, temporaryFolder()), cases);
const now = Object.fromEntries(cases.map(({name}, index) => [name, answers[index]!]));
const before = loadRecordedVerdicts(product);
const changed = Object.keys({...before.cases, ...now}).filter(
  (name) => !isDeepStrictEqual(before.cases[name], now[name]),
);
for (const name of changed) console.log(name, {was: before.cases[name], is: now[name]});
console.log(`${changed.length} of ${cases.length} answers differ from those recorded for ${before.release}.`);
if (values.write) recordVerdicts(site.cliVersion, now, product);
else if (changed.length > 0) process.exit(1);
