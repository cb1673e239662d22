// Takes behaviors of the site away, in a copy of it, and says which tests don't notice.
// Usage: npm run test:mutations -- [NAME …], a name of a mutation or of a build that several share
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {type Row, specRows} from '../tests/support/spec-rows';
import {temporaryFolder} from './temporary-folder';

export const LIST = 'tests/mutations/list.yaml';
const ROOT = process.cwd();

/** What list.yaml explains at its top. */
export interface Mutation {
  name: string;
  rows: string[];
  file: string;
  find: string;
  replace: string;
  together?: string;
}

type Test = Pick<Row, 'file' | 'title'>;

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

/** Goes to a copy of the site. Packages are links, so that what a build keeps next to them stays in the copy. */
function enterCopy(): void {
  const copy = temporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((one) => existsSync(one))) cpSync(file, join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const path of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(resolve('node_modules', path), join(copy, 'node_modules', path));
  process.chdir(copy);
}

/** Runs a program of the copy. */
function run(args: string[], env = {}): {ok: boolean; end: string} {
  const options = {encoding: 'utf8', env: {...process.env, FORCE_COLOR: '0', ...env}, maxBuffer: 1 << 28} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return {ok: status === 0, end: `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n')};
}

/** @throws Error with the end of what the build said */
function build(): void {
  const {ok, end} = run(['node_modules/jiti/bin/jiti.js', 'tools/docusaurus.ts', 'build']);
  if (!ok) throw new Error(`the site doesn't build.\n${end}`);
}

const tierOf = ({file}: Test) => file.split('/')[1] ?? '';
const needsBuild = (test: Test) => ['site', 'e2e'].includes(tierOf(test));

/** Runs a test, and reads what both runners write as JUnit. */
function outcomeOf(test: Test): 'passed' | 'failed' | 'absent' {
  const output = resolve('test-results/mutations.xml');
  rmSync(output, {force: true});
  // What a generated test has in the place of a variable is any text.
  const words = test.title.split(/%s|\$\{[^}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const program =
    tierOf(test) === 'e2e'
      ? ['node_modules/@playwright/test/cli.js', 'test', '-g']
      : ['node_modules/vitest/vitest.mjs', 'run', '--project', tierOf(test), `--outputFile=${output}`, '-t'];
  // Playwright looks for the tags of a test behind its title.
  const title = `${words.join('.*')}(?: @\\S+)*$`;
  const {end} = run([...program, title, '--reporter=junit', test.file], {PLAYWRIGHT_JUNIT_OUTPUT_FILE: output});
  const $ = load(existsSync(output) ? readFileSync(output, 'utf8') : '', {xml: true});
  const ran = $('testcase').filter((_, one) => !$(one).children('skipped').length);
  if (!ran.length) console.log(end);
  if (ran.children('failure, error').length) return 'failed';
  return ran.length ? 'passed' : 'absent';
}

/** How a mutation ended whose build is there. */
function judge({name, rows}: Mutation): string {
  const table = specRows();
  for (const line of rows) {
    const test = table.find((row) => row.line === line);
    const outcome = test ? outcomeOf(test) : 'absent';
    if (outcome === 'absent') return `UNCLEAR   ${name}: the test of row "${line}" didn't run.`;
    if (outcome === 'passed') return `SURVIVED  ${name}: "${test?.title}" of ${test?.file} passes without it.`;
  }
  return `noticed   ${name}`;
}

/** Tries mutations that don't touch each other's tests, and says how each ended. */
function tryOut(group: Mutation[], controls: Test[]): string[] {
  const lines = new Set(group.flatMap(({rows}) => rows));
  const tests = [...specRows().filter(({line}) => lines.has(line)), ...controls];
  try {
    for (const mutation of group) writeFileSync(mutation.file, mutate(mutation));
    // The first test that needs the second build (tests/support/settings-build.ts) makes it after this one.
    if (tests.some(needsBuild)) build();
    const broken = controls.find((test) => outcomeOf(test) !== 'passed');
    if (broken) throw new Error(`"${broken.title}" of ${broken.file} has to pass, and doesn't.`);
    return group.map(judge);
  } catch (error) {
    return group.map(({name}) => `UNCLEAR   ${name}: ${(error as Error).message}`);
  } finally {
    for (const {file} of group) cpSync(join(ROOT, file), file);
  }
}

function main(names: string[]): void {
  const {mutations, controls} = readList();
  const isNamed = (name: string) => (one: Mutation) => one.name === name || one.together === name;
  const unknown = names.find((name) => !mutations.some(isNamed(name)));
  if (unknown) throw new Error(`No mutation "${unknown}": choose from ${LIST}.`);
  const chosen = mutations.filter((one) => !names.length || names.some((name) => isNamed(name)(one)));
  enterCopy();
  const ended: string[] = [];
  for (const build of new Set(chosen.map(({name, together = name}) => together))) {
    const group = chosen.filter(({name, together = name}) => together === build);
    for (const line of tryOut(group, controls[build] ?? [])) {
      console.log(line);
      ended.push(line);
    }
  }
  process.chdir(ROOT);
  const count = (word: string) => ended.filter((line) => line.startsWith(word)).length;
  console.log(`${count('noticed')} noticed, ${count('SURVIVED')} survived, ${count('UNCLEAR')} unclear`);
  process.exitCode = count('noticed') === ended.length ? 0 : 1;
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
