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
import {basename, join, resolve} from 'node:path';
import {parse} from 'yaml';
import {specRows} from '../tests/support/spec-rows';

export const LIST = 'tests/mutations/list.yaml';

/** What list.yaml explains at its top. */
export interface Mutation {
  name: string;
  rows: string[];
  file: string;
  find: string;
  replace: string;
  together?: string;
}

export interface Test {
  file: string;
  title: string;
}

export interface MutationList {
  mutations: Mutation[];
  /** Tests that have to pass in a build that mutations share. */
  controls: Record<string, Test[]>;
  reasons: {reason: string; rows: string[]}[];
}

export const readList = (): MutationList => parse(readFileSync(LIST, 'utf8')) as MutationList;

/** @throws Error with a sentence when the text that the mutation takes away isn't there exactly once */
export function mutate({name, file, find, replace}: Mutation): string {
  const parts = existsSync(file) ? readFileSync(file, 'utf8').split(find) : [];
  if (parts.length === 2) return parts.join(replace);
  const times = parts.length < 2 ? 'not' : `${parts.length - 1} times`;
  throw new Error(`${LIST}:1: the text of mutation "${name}" is ${times} in ${file}: write what it takes away now.`);
}

interface Outcome extends Test {
  isPassed: boolean;
}

/** Goes to a copy of the site. Packages are links, so that what a build keeps next to them stays in the copy. */
function enterCopy(): void {
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  process.on('exit', () => rmSync(copy, {recursive: true, force: true}));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {encoding: 'utf8'}).split('\0');
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  process.chdir(copy);
}

/** Runs a program of the copy, and gives the end of its output. */
function run(args: string[], env = {}): {ok: boolean; end: string} {
  const options = {encoding: 'utf8', env: {...process.env, FORCE_COLOR: '0', ...env}, maxBuffer: 1 << 28} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return {ok: status === 0, end: `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n')};
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const tierOf = ({file}: Test) => file.split('/')[1] ?? '';

/** A title as an expression: what a generated test has in its place is any text. */
const patternOf = ({title}: Test) =>
  `${title
    .split(/%s|\$\{[^}]+\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*')}$`;

interface Suite {
  suites?: Suite[];
  specs?: {file: string; title: string; ok: boolean}[];
}
interface Results extends Suite {
  testResults?: {name: string; assertionResults: {fullName: string; status: string}[]}[];
}
const specsOf = ({suites = [], specs = []}: Suite): Outcome[] => [
  ...specs.map(({file, title, ok}) => ({file, title, isPassed: ok})),
  ...suites.flatMap(specsOf),
];

/** Runs tests of a tier by file and title, and reads what the runner writes as JSON. */
function runTier(tier: string, tests: Test[]): Outcome[] {
  const output = resolve('test-results/mutations.json');
  rmSync(output, {force: true});
  const files = [...new Set(tests.map(({file}) => file))];
  const pattern = tests.map(patternOf).join('|');
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    tier,
    '--reporter=json',
    `--outputFile=${output}`,
  ];
  const {end} =
    tier === 'e2e'
      ? run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', ...files, '-g', pattern], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: output,
        })
      : run([...vitest, ...files, '-t', pattern]);
  const results = existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as Results) : {};
  const outcomes = (results.testResults ?? []).flatMap(({name, assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'passed' || status === 'failed')
      .map(({fullName, status}) => ({file: name, title: fullName, isPassed: status === 'passed'})),
  );
  const all = [...outcomes, ...specsOf(results)];
  if (!all.length) console.log(end);
  return all;
}

/** Undefined: the test didn't run. */
function isPassed(test: Test, outcomes: Outcome[]): boolean | undefined {
  const pattern = new RegExp(patternOf(test));
  const own = outcomes.filter(({file, title}) => basename(file) === basename(test.file) && pattern.test(title));
  return own.length ? own.every((one) => one.isPassed) : undefined;
}

const needsBuild = (test: Test) => ['site', 'e2e'].includes(tierOf(test));
/** The second build (tests/support/settings-build.ts) is made by the first test that needs it. */
const needsOnlySettings = (test: Test) =>
  !needsBuild(test) || (tierOf(test) === 'e2e' && readFileSync(test.file, 'utf8').includes('support/settings-test'));

/** @throws Error with the end of what the build said */
function build(): void {
  const {ok, end} = run(['node_modules/jiti/bin/jiti.js', 'tools/docusaurus.ts', 'build']);
  if (!ok) throw new Error(`the site doesn't build.\n${end}`);
}

/** Applies mutations, runs tests, and undoes the mutations. */
function outcomesWithout(group: Mutation[], tests: Test[]): Outcome[] {
  // Where only the second build is looked at, the first one is the site as it is.
  const isSecondOnly = tests.every(needsOnlySettings);
  const isBuilt = tests.some(needsBuild);
  if (isBuilt && isSecondOnly) build();
  const before = new Map(group.map(({file}) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '']));
  try {
    for (const mutation of group) writeFileSync(mutation.file, mutate(mutation));
    if (isBuilt && !isSecondOnly) build();
    // The second build follows the first one's date.
    rmSync('.cache/settings-build/built-from', {force: true});
    return [...groupBy(tests, tierOf)].flatMap(([tier, some]) => runTier(tier, some));
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
}

/** Tries mutations that don't touch each other's tests, and says how each ended. */
function tryOut(group: Mutation[], controls: Test[]): string[] {
  const rows = new Map(specRows().map((row) => [row.line, row]));
  const testsOf = (mutation: Mutation) =>
    mutation.rows.map((line) => {
      const row = rows.get(line);
      if (!row) throw new Error(`No row "${line}" in tests/README.md, which mutation "${mutation.name}" names.`);
      return row;
    });
  try {
    const outcomes = outcomesWithout(group, [...group.flatMap(testsOf), ...controls]);
    const broken = controls.find((test) => !isPassed(test, outcomes));
    if (broken) throw new Error(`"${broken.title}" of ${broken.file} has to pass, and doesn't.`);
    return group.map((mutation) => {
      const unseen = testsOf(mutation).find((test) => isPassed(test, outcomes) !== false);
      if (!unseen) return `noticed   ${mutation.name}`;
      const name = `${mutation.name}: "${unseen.title}" of ${unseen.file}`;
      return isPassed(unseen, outcomes)
        ? `SURVIVED  ${name} passes without it (row "${unseen.line}").`
        : `UNCLEAR   ${name} didn't run.`;
    });
  } catch (error) {
    return group.map(({name}) => `UNCLEAR   ${name}: ${(error as Error).message}`);
  }
}

function main(names: string[]): void {
  const {mutations, controls} = readList();
  const known = ({name, together = name}: Mutation) => names.includes(name) || names.includes(together);
  const chosen = names.length ? mutations.filter(known) : mutations;
  if (!chosen.length) throw new Error(`No mutation "${names.join('", "')}": choose from ${LIST}.`);
  const root = process.cwd();
  enterCopy();
  const counts = {noticed: 0, SURVIVED: 0, UNCLEAR: 0};
  for (const [name, group] of groupBy(chosen, ({name, together = name}) => together))
    for (const line of tryOut(group, controls[name] ?? [])) {
      console.log(line);
      counts[line.split(' ')[0] as keyof typeof counts] += 1;
    }
  process.chdir(root);
  console.log(`${counts.noticed} noticed, ${counts.SURVIVED} survived, ${counts.UNCLEAR} unclear`);
  process.exitCode = counts.SURVIVED || counts.UNCLEAR ? 1 : 0;
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
