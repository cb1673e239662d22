// Takes behaviors of the site away, in a copy of it, and says which tests don't notice.
// Usage: npm run test:mutations -- [NAME …], a name of a mutation or of a build that several share
import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {copySite} from '../bench/sites.mjs';
import {LIST, type Mutation, type Test, mutate, readList} from '../tests/support/checks/mutations';
import {temporaryFolder} from './temporary-folder';

const ROOT = process.cwd();

/** Runs a program of the copy. */
function run(...args: string[]): {ok: boolean; output: string} {
  const options = {
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '0', TEST_ALL: 'yes'},
    maxBuffer: 1 << 28,
  } as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return {ok: status === 0, output: `${stderr}\n${stdout}`.trim()};
}

const tierOf = ({test}: Test) => (/^(?:packages|examples)\//.test(test) ? 'unit' : (test.split('/')[1] ?? ''));

/** @throws Error with the end of the output when the test doesn't run */
function passes(test: Test): boolean {
  // What a generated test has in the place of a variable is any text; Playwright looks for tags behind the title.
  const words = test.title.split(/%s|\$\{[^}]+\}|\$\w+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const program =
    tierOf(test) === 'e2e'
      ? ['node_modules/@playwright/test/cli.js', 'test', '-g']
      : ['node_modules/vitest/vitest.mjs', 'run', '--project', tierOf(test), '-t'];
  const {output} = run(...program, `${words.join('.*')}(?: @\\S+)*$`, '--reporter=junit', test.test);
  const $ = load(output.slice(output.indexOf('<testsuites')), {xml: true});
  const ran = $('testcase').filter((_, one) => !$(one).children('skipped').length);
  if (!ran.length) throw new Error(`"${test.title}" of ${test.test} didn't run.\n${output.slice(-1000)}`);
  return !ran.children('failure, error').length;
}

/** How a mutation ended whose build is there. */
function judge(mutation: Mutation): string {
  try {
    const survived = mutation.proves.find(passes);
    if (!survived) return `noticed   ${mutation.name}`;
    return `SURVIVED  ${mutation.name}: "${survived.title}" of ${survived.test} passes without it.`;
  } catch (error) {
    return `UNCLEAR   ${mutation.name}: ${(error as Error).message}`;
  }
}

/** Tries mutations that don't touch each other's tests, and says how each ended. */
function tryOut(group: Mutation[], controls: Test[]): string[] {
  const needsBuild = [...group.flatMap(({proves}) => proves), ...controls].some((test) =>
    ['site', 'e2e'].includes(tierOf(test)),
  );
  try {
    for (const mutation of group) writeFileSync(mutation.file, mutate(mutation));
    // Tests that need the second build (tests/e2e/settings/) make it after this one.
    const {ok, output} = needsBuild ? run('node_modules/jiti/bin/jiti.js', 'tools/docusaurus.ts', 'build') : {ok: true};
    if (!ok) throw new Error(`the site doesn't build.\n${output?.slice(-1000)}`);
    const broken = controls.find((test) => !passes(test));
    if (broken) throw new Error(`"${broken.title}" of ${broken.test} has to pass, and doesn't.`);
    return group.map(judge);
  } catch (error) {
    return group.map(({name}) => `UNCLEAR   ${name}: ${(error as Error).message}`);
  } finally {
    for (const {file} of group) cpSync(join(ROOT, file), file);
  }
}

function main(names: string[]): void {
  const {mutations, controls} = readList();
  const buildOf = ({name, together = name}: Mutation) => together;
  const isNamed = (name: string) => (one: Mutation) => one.name === name || buildOf(one) === name;
  const unknown = names.find((name) => !mutations.some(isNamed(name)));
  if (unknown) throw new Error(`No mutation "${unknown}": choose from ${LIST}.`);
  const chosen = mutations.filter((one) => !names.length || names.some((name) => isNamed(name)(one)));
  const copy = join(temporaryFolder(), 'site');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  copySite(copy, true);
  process.chdir(copy);
  const ended = [...new Set(chosen.map(buildOf))].flatMap((build) => {
    const lines = tryOut(
      chosen.filter((one) => buildOf(one) === build),
      controls[build] ?? [],
    );
    console.log(lines.join('\n'));
    return lines;
  });
  process.chdir(ROOT);
  const count = (word: string) => ended.filter((line) => line.startsWith(word)).length;
  console.log(`${count('noticed')} noticed, ${count('SURVIVED')} survived, ${count('UNCLEAR')} unclear`);
  process.exitCode = count('noticed') === ended.length ? 0 : 1;
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
