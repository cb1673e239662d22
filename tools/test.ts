// Runs tiers, adds up what passed and failed, and ends with one plain line.
// Usage: jiti tools/test.ts [--all] [--changed | tier …]; tests/README.md says what these choose.
import {exec} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {delimiter, resolve as resolvePath} from 'node:path';
import {WEBKIT_PACKAGES, firefoxPath, hasWebKit} from './browser.mjs';
import {changedFiles, noticesOf} from './changes';
import {isWhole, seed} from './sample';

interface Result {
  ok: boolean;
  output: string;
  seconds: string;
}
interface Totals {
  passed: number;
  failed: number;
}
type Job = () => Promise<Totals>;

const MOSTLY_FIXED = 'npm run fix mends most of these.';

/** One static tool is one check; the remedy is for those that don't say one. */
const QUICK: Record<string, string> = {types: '', lint: '', format: 'Run npm run fix.'};
const SLOWER: Record<string, string> = {
  spelling: "Mend the word, or add it to words.txt if it's right.",
  markdown: MOSTLY_FIXED,
  unused: 'Remove it, or name it in knip.ts with the reason.',
  styles: MOSTLY_FIXED,
};

/** A browser wants the machine for itself; the others share it. */
const AT_ONCE = Math.min(4, availableParallelism());
const isOnGitHub = Boolean(process.env.GITHUB_ACTIONS);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const {scripts} = readJson<{scripts: Record<string, string>}>('package.json');

const totals: Totals = {passed: 0, failed: 0};
/** Names of tests that this machine can't run; each says what it needs. */
const skipped: string[] = [];

/** A command as npm would run it, without npm: it takes a second to start. */
function run(command = ''): Promise<Result> {
  const started = Date.now();
  const PATH = [resolvePath('node_modules/.bin'), process.env.PATH].join(delimiter);
  // Node warns where both variables of colors are set.
  const env = {...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: undefined};
  return new Promise((resolve) => {
    const child = exec(`(${command}) 2>&1`, {env, maxBuffer: 2 ** 28}, (error, output) =>
      resolve({ok: !error, output, seconds: ((Date.now() - started) / 1000).toFixed(1)}),
    );
    child.stdin?.end();
  });
}

function report(name: string, {ok, output, seconds}: Result, remedy = ''): Totals {
  console.log(`${ok ? 'pass' : 'FAIL'}  ${name}  (${seconds} s)`);
  if (!ok) console.log([output.trimEnd(), remedy].filter(Boolean).join('\n'));
  return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

function count(passed: number, failed: number): Totals {
  console.log(`      ${passed} passed, ${failed} failed`);
  return {passed, failed};
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {assertionResults: {status: string; fullName: string}[]}[];
}

async function vitestTier(tier: string): Promise<Totals> {
  const file = `test-results/${tier}.json`;
  rmSync(file, {force: true});
  const reporters = ['dot', 'json', ...(isOnGitHub ? ['github-actions'] : [])].map((name) => `--reporter=${name}`);
  const result = await run(`${scripts[`test:${tier}`]} ${reporters.join(' ')} --outputFile.json=${file}`);
  const failed = report(`test:${tier}`, result);
  try {
    const results = readJson<VitestResults>(file);
    const tests = results.testResults.flatMap(({assertionResults}) => assertionResults);
    skipped.push(...tests.filter(({status}) => /skipped|pending/.test(status)).map(({fullName}) => fullName));
    return count(results.numPassedTests, result.ok ? 0 : results.numFailedTests || results.numFailedTestSuites || 1);
  } catch {
    return {...failed, failed: 1};
  }
}

/** @param specs names of the spec files that run, by a pattern; without it all of them */
async function playwrightTier(tier: 'e2e' | 'browsers', specs = ''): Promise<Totals> {
  const file = `test-results/${tier}.json`;
  rmSync(file, {force: true});
  const result = await run(`${scripts[`test:${tier}`]}${specs && ` "/(?:${specs})[^/]*$"`}`);
  // Without a line for each of the hundreds that passed.
  report(`test:${tier}`, {...result, output: result.output.replaceAll(/^ +✓ .*\n/gm, '')});
  try {
    const {stats} = readJson<{stats: Record<'expected' | 'flaky' | 'unexpected', number>}>(file);
    if (result.ok && stats.flaky)
      console.log(result.output.slice(result.output.lastIndexOf(`  ${stats.flaky} flaky`)).trimEnd());
    return count(stats.expected + stats.flaky, stats.unexpected || (result.ok ? 0 : 1));
  } catch {
    return {passed: 0, failed: 1};
  }
}

async function browsersTier(): Promise<Totals> {
  if (!firefoxPath())
    skipped.push(
      'every page and behavior in Firefox: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH',
    );
  if (!hasWebKit())
    skipped.push(
      `every page and behavior in WebKit: install it (Debian and Ubuntu only: apt-get install ${WEBKIT_PACKAGES.join(' ')})`,
    );
  return playwrightTier('browsers');
}

let built: Promise<boolean> = Promise.resolve(true);

async function build(): Promise<Totals> {
  const running = run(scripts.build);
  built = running.then(({ok}) => ok);
  return report('build', await running);
}

/** Without a build there's nothing to look at. */
const afterBuild = (tier: Job) => async () => ((await built) ? tier() : {passed: 0, failed: 0});

type Tier = [name: string, job: Job];

const staticTools = (tools: Record<string, string>): Tier[] =>
  Object.entries(tools).map(([name, remedy]) => [
    'static',
    async () => report(`check:${name}`, await run(scripts[`check:${name}`]), remedy),
  ]);

/**
 * Tiers in the order in which people want to know; those in the same stage may run at the same time. A build takes one core
 * and long, so slower checks run next to it.
 */
const stagesOf = (specs?: string): Tier[][] => [
  [
    ...staticTools(QUICK),
    ['unit', () => vitestTier('unit')],
    ['build', build],
    ['content', () => vitestTier('content')],
    ['site', afterBuild(() => vitestTier('site'))],
    // Short ones last: no core waits long for the other.
    ...staticTools(SLOWER),
  ],
  [['e2e', afterBuild(() => playwrightTier('e2e', specs))]],
  [['browsers', afterBuild(browsersTier)]],
];

async function runAll(queue: Job[]): Promise<void> {
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const {passed, failed} = await job();
      totals.passed += passed;
      totals.failed += failed;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
}

async function main(given: string[]): Promise<void> {
  const names = given.filter((name) => !name.startsWith('--'));
  const tiers = new Set(stagesOf().flatMap((stage) => stage.map(([name]) => name)));
  const unknown = names.find((name) => !tiers.has(name));
  if (unknown) {
    console.error(`No tier "${unknown}": choose from ${[...tiers].join(', ')}.`);
    process.exit(1);
  }
  // The same one for all tiers, whatever day it is when they start.
  process.env['TEST_SEED'] = seed;
  if (isWhole) process.env['TEST_ALL'] = 'yes';
  else console.log(`What is sampled: by TEST_SEED=${seed}. npm run test:all runs all of it.`);
  const changes = given.includes('--changed') ? noticesOf(changedFiles()) : null;
  const only = changes?.tiers ?? names;
  for (const stage of stagesOf(changes?.specs))
    await runAll(stage.filter(([name]) => !only.length || only.includes(name)).map(([, job]) => job));
  const rest = skipped.length ? `, ${skipped.length} skipped: ${skipped.join('; ')}` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${rest}`);
  process.exit(totals.failed ? 1 : 0);
}

void main(process.argv.slice(2));
