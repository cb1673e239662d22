// Takes behaviors of the site away, in a copy of it, and says which tests don't notice.
// Usage: npm run test:mutations -- [NAME …], a name of a mutation or of a build that several share
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {specRows} from '../support/spec-rows.mjs';
import {mutate, readList} from './read-list.mjs';

const root = process.cwd();
const rows = new Map(specRows().map((row) => [row.line, row]));
const {mutations, controls} = readList();

const names = process.argv.slice(2);
const unknown = names.find((name) => !mutations.some((one) => one.name === name || one.together === name));
if (unknown) {
  console.error(`No mutation "${unknown}": choose from tests/mutations/list.yaml.`);
  process.exit(1);
}
const chosen = mutations.filter(
  ({name, together}) => !names.length || names.includes(name) || names.includes(together),
);

const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
process.on('exit', () => rmSync(copy, {recursive: true, force: true}));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Packages are links, so that what a build keeps next to them stays in the copy. */
function linkPackages(from, to) {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) linkPackages(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

function makeCopy() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0'))) {
    if (!file || !existsSync(file)) continue;
    mkdirSync(dirname(join(copy, file)), {recursive: true});
    cpSync(file, join(copy, file));
  }
  linkPackages(resolve('node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
}

/** Runs a program of the copy, and gives its output. */
function run(args, env = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '0', ...env},
    maxBuffer: 1 << 28,
  });
  return {ok: status === 0, output: `${stdout}\n${stderr}`};
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const tierOf = (file) => file.split('/')[1];

/** A title as an expression: what a generated test has in its place is any text. */
const patternOf = (title) =>
  title
    .split(/%s|\$\{[^}]+\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');

const lastLines = (output) => output.trim().split('\n').slice(-15).join('\n');

/** Runs tests by file and title, with a program that writes its results as JSON. */
function runJson(program, tests, grep, reporter, env) {
  const output = resolve('test-results/mutations.json');
  rmSync(output, {force: true});
  const pattern = tests.map(({title}) => `${patternOf(title)}$`).join('|');
  const files = new Set(tests.map(({file}) => file));
  const said = run([...program, ...files, grep, pattern, ...reporter(output)], env?.(output));
  const results = existsSync(output) && JSON.parse(readFileSync(output, 'utf8'));
  if (results?.testResults?.length || results?.suites?.length) return results;
  console.log(lastLines(said.output));
  return {testResults: [], suites: []};
}

/** Tests that ran, with the titles of those around them. */
function vitest(tier, tests) {
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--project', tier];
  const reporter = (output) => ['--reporter=json', `--outputFile=${output}`];
  return runJson(program, tests, '-t', reporter).testResults.flatMap(({name, assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'passed' || status === 'failed')
      .map(({fullName, status}) => ({file: name, title: fullName, isPassed: status === 'passed'})),
  );
}

const specsOf = ({suites = [], specs = []}) => [...specs, ...suites.flatMap(specsOf)];

function playwright(tests) {
  const program = ['node_modules/@playwright/test/cli.js', 'test'];
  const env = (output) => ({PLAYWRIGHT_JSON_OUTPUT_NAME: output});
  const results = runJson(program, tests, '-g', () => ['--reporter=json'], env);
  return specsOf(results).map(({file, title, ok}) => ({file, title, isPassed: ok}));
}

function runTests(tests) {
  const tiers = groupBy(tests, ({file}) => tierOf(file));
  return [...tiers].flatMap(([tier, some]) => (tier === 'e2e' ? playwright(some) : vitest(tier, some)));
}

const needsBuild = ({file}) => ['site', 'e2e'].includes(tierOf(file));
/** The second build (tests/support/settings-build.ts) is made by the first test that needs it. */
const needsSettings = ({file}) =>
  tierOf(file) === 'e2e' && readFileSync(file, 'utf8').includes('support/settings-test');

/** @throws Error with the end of what the build said */
function build() {
  const {ok, output} = run(['tools/docusaurus.mjs', 'build']);
  if (!ok) throw new Error(`the site doesn't build.\n${lastLines(output)}`);
}

const counts = {noticed: 0, survived: 0, unclear: 0};

function say(kind, mutation, text) {
  counts[kind] += 1;
  const words = {noticed: 'noticed ', survived: 'SURVIVED', unclear: 'UNCLEAR '};
  console.log(`${words[kind]}  ${mutation.name}${text ? `: ${text}` : ''}`);
}

/** Results of a test, by its file and title. */
function resultsOf({file, title}, results) {
  const pattern = new RegExp(`${patternOf(title)}$`);
  return results.filter((one) => one.file.split('/').at(-1) === file.split('/').at(-1) && pattern.test(one.title));
}

const isPassed = (own) => own.length > 0 && own.every((one) => one.isPassed);

/** What the tests of a mutation's rows said. */
function judge(mutation, tests, results) {
  for (const test of tests) {
    const own = resultsOf(test, results);
    const name = `"${test.title}" of ${test.file}`;
    if (!own.length) return say('unclear', mutation, `${name} didn't run.`);
    if (isPassed(own)) return say('survived', mutation, `${name} passes without it (row "${test.line}").`);
  }
  return say('noticed', mutation, '');
}

/** @throws Error for a row that tests/README.md doesn't have */
function testOf(line, {name}) {
  const row = rows.get(line);
  if (!row) throw new Error(`No row "${line}" in tests/README.md, which mutation "${name}" names.`);
  return row;
}

/** Applies mutations, and gives back what undoes them. */
function apply(group) {
  const before = new Map();
  for (const mutation of group) {
    const text = mutate(mutation);
    if (!before.has(mutation.file)) before.set(mutation.file, readFileSync(mutation.file, 'utf8'));
    writeFileSync(mutation.file, text);
  }
  return () => {
    for (const [file, text] of before) writeFileSync(file, text);
  };
}

/** Tries mutations that don't touch each other's tests. */
function tryOut(group) {
  let undo = () => undefined;
  const unclear = (text) => group.forEach((mutation) => say('unclear', mutation, text));
  try {
    const tests = group.flatMap((mutation) => mutation.rows.map((line) => testOf(line, mutation)));
    const others = controls[group[0].together] ?? [];
    const isBuilt = tests.some(needsBuild);
    // Where only the second build is looked at, the first one is the site as it is.
    const isSecondOnly = tests.every((test) => !needsBuild(test) || needsSettings(test));
    if (isBuilt && isSecondOnly) build();
    undo = apply(group);
    if (isBuilt && !isSecondOnly) build();
    // The second build follows the first one's date.
    rmSync('.cache/settings-build/built-from', {force: true});
    const results = runTests([...tests, ...others]);
    const broken = others.find((test) => !isPassed(resultsOf(test, results)));
    if (broken) unclear(`"${broken.title}" of ${broken.file} has to pass, and doesn't.`);
    else
      for (const mutation of group)
        judge(
          mutation,
          mutation.rows.map((line) => testOf(line, mutation)),
          results,
        );
  } catch (error) {
    unclear(error.message);
  } finally {
    undo();
  }
}

makeCopy();
const groups = groupBy(chosen, ({name, together}) => together ?? name);
for (const group of groups.values()) tryOut(group);
process.chdir(root);
console.log(`${counts.noticed} noticed, ${counts.survived} survived, ${counts.unclear} unclear`);
process.exitCode = counts.survived || counts.unclear ? 1 : 0;
