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
const {mutations} = readList();

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

let isPlainBuild = false;

/** The build, or why there is none. Where only the second build is looked at, the first one may be the site as it is. */
function build(tests, apply) {
  const isSecondOnly = tests.every((test) => !needsBuild(test) || needsSettings(test));
  if (isSecondOnly && !isPlainBuild) {
    const result = run(['tools/docusaurus.mjs', 'build']);
    if (!result.ok) return result.output;
    isPlainBuild = true;
  }
  apply();
  rmSync('.cache/settings-build/built-from', {force: true});
  if (isSecondOnly) return undefined;
  isPlainBuild = false;
  const result = run(['tools/docusaurus.mjs', 'build']);
  return result.ok ? undefined : result.output;
}

const counts = {killed: 0, survived: 0, unclear: 0};

function say(kind, mutation, text) {
  counts[kind] += 1;
  const words = {killed: 'noticed ', survived: 'SURVIVED', unclear: 'UNCLEAR '};
  console.log(`${words[kind]}  ${mutation.name}${text ? `: ${text}` : ''}`);
}

/** What the tests of a mutation's rows said. */
function judge(mutation, tests, results) {
  for (const {file, title, line} of tests) {
    const pattern = new RegExp(`${patternOf(title)}$`);
    const own = results.filter((one) => file.endsWith(one.file.split('/').at(-1)) && pattern.test(one.title));
    if (!own.length) return say('unclear', mutation, `no test "${title}" of ${file} ran.`);
    if (own.every(({isPassed}) => isPassed))
      return say('survived', mutation, `"${title}" of ${file} passes without it (row "${line}").`);
  }
  return say('killed', mutation, '');
}

/** Applies mutations that don't touch each other's tests, and looks at all of their tests. */
function tryOut(group) {
  const tried = group.map((mutation) => ({
    mutation,
    tests: mutation.rows.map((line) => {
      const row = rows.get(line);
      if (!row) throw new Error(`No row "${line}" in tests/README.md, which mutation "${mutation.name}" names.`);
      return row;
    }),
  }));
  const tests = tried.flatMap((one) => one.tests);
  const before = new Map();
  const apply = () => {
    for (const {mutation} of tried) {
      const text = mutate(mutation);
      if (!before.has(mutation.file)) before.set(mutation.file, readFileSync(mutation.file, 'utf8'));
      writeFileSync(mutation.file, text);
    }
  };
  try {
    let failure;
    if (tests.some(needsBuild)) failure = build(tests, apply);
    else apply();
    if (failure) {
      for (const {mutation} of tried) say('unclear', mutation, 'the site no longer builds.');
      console.log(lastLines(failure));
      return;
    }
    const results = runTests(tests);
    for (const one of tried) judge(one.mutation, one.tests, results);
  } catch (error) {
    for (const {mutation} of tried) say('unclear', mutation, error.message);
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
}

makeCopy();
const groups = groupBy(chosen, ({name, together}) => together ?? name);
for (const group of groups.values()) tryOut(group);
process.chdir(root);
console.log(`${counts.killed} noticed, ${counts.survived} survived, ${counts.unclear} unclear`);
process.exitCode = counts.survived || counts.unclear ? 1 : 0;
