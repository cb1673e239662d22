// Runs every tier, adds up what passed and failed, and ends with one plain line. Usage: node tests/run.mjs [tier …]
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';

const only = process.argv.slice(2);

/** One static tool is one check. */
const STATIC = ['types', 'format', 'lint', 'styles', 'markdown', 'spelling', 'unused'];

function run(command, args) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, FORCE_COLOR: '0'}});
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ok: code === 0, output, seconds: ((Date.now() - started) / 1000).toFixed(1)}));
  });
}

function report(name, {ok, output, seconds}) {
  console.log(`${ok ? 'pass' : 'FAIL'}  ${name}  (${seconds} s)`);
  if (!ok) console.log(output.trimEnd());
}

async function staticTier() {
  const queue = [...STATIC];
  const totals = {passed: 0, failed: 0};
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const result = await run('npm', ['run', '--silent', `check:${name}`]);
      report(`check:${name}`, result);
      totals[result.ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return totals;
}

async function vitestTier(tier) {
  const file = `test-results/${tier}.json`;
  rmSync(file, {force: true});
  const result = await run('npx', [
    'vitest',
    'run',
    '--project',
    tier,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  report(`test:${tier}`, result);
  try {
    const {numPassedTests, numFailedTests, numFailedTestSuites, success} = JSON.parse(readFileSync(file, 'utf8'));
    const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites));
    console.log(`      ${numPassedTests} passed, ${failed} failed`);
    return {passed: numPassedTests, failed};
  } catch {
    return {passed: 0, failed: 1};
  }
}

async function build() {
  const result = await run('npm', ['run', '--silent', 'build']);
  report('build', result);
  return {passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1};
}

async function e2eTier() {
  const file = 'test-results/e2e.json';
  rmSync(file, {force: true});
  const result = await run('npx', ['playwright', 'test']);
  report('test:e2e', result);
  try {
    const {stats} = JSON.parse(readFileSync(file, 'utf8'));
    console.log(`      ${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`);
    return {passed: stats.expected + stats.flaky, failed: stats.unexpected || (result.ok ? 0 : 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

const TIERS = {
  static: staticTier,
  unit: () => vitestTier('unit'),
  content: () => vitestTier('content'),
  build,
  site: () => vitestTier('site'),
  e2e: e2eTier,
};

const unknown = only.filter((name) => !(name in TIERS));
if (unknown.length) {
  console.error(`No tier "${unknown[0]}": choose from ${Object.keys(TIERS).join(', ')}.`);
  process.exit(1);
}

const totals = {passed: 0, failed: 0};
for (const [name, tier] of Object.entries(TIERS)) {
  if (only.length && !only.includes(name)) continue;
  // Without a build the two last tiers have nothing to look at.
  const {passed, failed} = await tier();
  totals.passed += passed;
  totals.failed += failed;
  if (name === 'build' && failed) break;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
