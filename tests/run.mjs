// Runs every tier, adds up what passed and failed, and ends with one plain line. Usage: node tests/run.mjs [tier …]
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {delimiter, resolve as resolvePath} from 'node:path';
import {skippedTests, testFindings, toolFindings} from './support/report/findings.mjs';
import {adviceLines, findingLines} from './support/report/print.mjs';

const only = process.argv.slice(2);

/** One static tool is one check. The slowest come first. */
const STATIC = ['types', 'lint', 'format', 'spelling', 'markdown', 'unused', 'styles'];

/** A browser wants the machine for itself; the others share it. */
const AT_ONCE = Math.min(4, availableParallelism());

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const {scripts} = readJson('package.json');

/** A command as npm would run it, without npm: it takes a second to start. */
function run(command) {
  return new Promise((resolve) => {
    const started = Date.now();
    const env = {
      ...process.env,
      PATH: [resolvePath('node_modules/.bin'), process.env.PATH].join(delimiter),
      FORCE_COLOR: '0',
      // A tool that sees a GitHub runner prints its own annotations; ours also name the remedy.
      GITHUB_ACTIONS: '',
    };
    const child = spawn(command, {shell: true, stdio: ['ignore', 'pipe', 'pipe'], env});
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ok: code === 0, output, seconds: ((Date.now() - started) / 1000).toFixed(1)}));
  });
}

const print = (lines) => lines.length && console.log(lines.join('\n'));

function report(name, {ok, output, seconds}, findings = []) {
  console.log(`${ok ? 'pass' : 'FAIL'}  ${name}  (${seconds} s)`);
  if (!ok) print(findings.length ? findingLines(findings) : [output.trimEnd()]);
}

const totalsOf = ({ok}) => (ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

async function tool(name) {
  const result = await run(scripts[`check:${name}`]);
  const findings = toolFindings(name, result.output).map((finding) => ({...finding, rule: `check:${name}`}));
  report(`check:${name}`, result, findings);
  return totalsOf(result);
}

async function vitestTier(tier) {
  const file = `test-results/${tier}.json`;
  rmSync(file, {force: true});
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run(`${scripts[`test:${tier}`]} ${reporters.join(' ')}`);
  let results;
  try {
    results = readJson(file);
  } catch {
    report(`test:${tier}`, {...result, ok: false});
    return {passed: 0, failed: 1};
  }
  const {findings, others} = testFindings(results);
  const {numPassedTests: passed, numFailedTests, numFailedTestSuites, success} = results;
  const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites));
  report(`test:${tier}`, {...result, output: others.length ? '' : result.output}, findings);
  print(others);
  skipped.push(...skippedTests(results));
  console.log(`      ${passed} passed, ${failed} failed`);
  return {passed, failed};
}

let built = Promise.resolve(true);

async function build() {
  const running = run(scripts.build);
  built = running.then(({ok}) => ok);
  const result = await running;
  report('build', result);
  return totalsOf(result);
}

/** Without a build there's nothing to look at. */
const afterBuild = (tier) => async () => ((await built) ? tier() : {passed: 0, failed: 0});

async function e2eTier() {
  const file = 'test-results/e2e.json';
  rmSync(file, {force: true});
  const result = await run(scripts['test:e2e']);
  report('test:e2e', result);
  try {
    const {stats} = readJson(file);
    console.log(`      ${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`);
    return {passed: stats.expected + stats.flaky, failed: stats.unexpected || (result.ok ? 0 : 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/**
 * Tiers in order; the ones in the same stage may run at the same time. A build takes one core, and the longest
 * time; the site tier builds for another name, so it starts after the first build has ended.
 */
const STAGES = [
  {
    build: [build],
    content: [() => vitestTier('content')],
    unit: [() => vitestTier('unit')],
    site: [afterBuild(() => vitestTier('site'))],
    static: STATIC.map((name) => () => tool(name)),
  },
  {e2e: [afterBuild(e2eTier)]},
];

const tiers = STAGES.flatMap((stage) => Object.keys(stage));
const unknown = only.filter((name) => !tiers.includes(name));
if (unknown.length) {
  console.error(`No tier "${unknown[0]}": choose from ${tiers.join(', ')}.`);
  process.exit(1);
}

const totals = {passed: 0, failed: 0};
/** Names of tests that this machine can't run; each says what it needs. */
const skipped = [];

async function runAll(jobs) {
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const {passed, failed} = await job();
      totals.passed += passed;
      totals.failed += failed;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
}

rmSync('test-results/advice.json', {force: true});
for (const stage of STAGES) {
  const wanted = Object.entries(stage).filter(([name]) => !only.length || only.includes(name));
  await runAll(wanted.flatMap(([, jobs]) => jobs));
}
try {
  print(adviceLines(readJson('test-results/advice.json')));
} catch {
  // Prose wasn't checked.
}
const rest = skipped.length ? `, ${skipped.length} skipped: ${skipped.join('; ')}` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${rest}`);
process.exit(totals.failed ? 1 : 0);
