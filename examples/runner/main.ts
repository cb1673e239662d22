// Builds, starts and asks the examples. Usage: npm run examples -- [--fresh] [NAME…]
import {parseArgs} from 'node:util';
import type {TestedRow} from '../schema';
import {checkFiles} from './check-files';
import {hasDocker} from './docker';
import {describeExample, exampleNames, readProject} from './example';
import type {Options} from './in-place';
import {endAllAtExit, Missing} from './processes';
import {checkProgram} from './program';
import {runApp} from './run-app';
import {runCopy} from './run-copy';
import {writeTested} from './tested';
import {namedRuntime, namedVersions} from './versions';

const say = (line: string) => console.log(`  ${line}`);

/** An example that can't run on this machine: what its files say is checked. */
function readOnly(name: string, reason: string, today: string): TestedRow {
  const row = {how: 'read' as const, read: today, notRun: reason, with: {}};
  const example = describeExample(name);
  if (example.kind !== 'app') return row;
  const {folder, stages} = readProject(name, example);
  return {...row, with: {...namedVersions(example, folder), ...namedRuntime(stages)}};
}

async function runAny(name: string, options: Options): Promise<TestedRow> {
  const example = describeExample(name);
  if (example.kind === 'app') return runApp(name, example, options);
  if (example.kind === 'copy') return runCopy(name, example, options);
  if (example.kind === 'program') return checkProgram(name, example, options);
  throw new Missing(example.notRun);
}

async function tryExample(name: string, options: Options): Promise<TestedRow> {
  const problems = checkFiles(name);
  if (problems.length) throw new Error(problems.join('\n  '));
  try {
    return await runAny(name, options);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    say(`not run: ${error.message}`);
    return readOnly(name, error.message, options.today);
  }
}

async function runExamples(): Promise<number> {
  const {values, positionals: named} = parseArgs({options: {fresh: {type: 'boolean'}}, allowPositionals: true});
  const isFresh = values.fresh === true;
  endAllAtExit();
  const options: Options = {isFresh, hasDocker: await hasDocker(), today: new Date().toISOString().slice(0, 10), say};
  console.log(
    options.hasDocker
      ? 'With Docker Compose.'
      : 'Without Docker: the steps of each Dockerfile run here, but for what belongs to the system of its image.',
  );
  const rows = new Map<string, TestedRow>();
  const failed: string[] = [];
  for (const name of named.length ? named : exampleNames()) {
    console.log(name);
    try {
      rows.set(name, await tryExample(name, options));
    } catch (error) {
      failed.push(name);
      console.error(`  FAILED: ${(error as Error).message}`);
    }
  }
  // Pages say with which versions their own files ran, so what was made afresh isn't in the table.
  if (!isFresh) writeTested(rows, exampleNames());
  const count = (way: TestedRow['how']): number => [...rows.values()].filter(({how}) => how === way).length;
  const names = failed.length ? `: ${failed.join(', ')}` : '';
  console.log(
    `${count('run')} ran, ${count('type-checked')} type-checked, ${count('read')} only read, ${failed.length} failed${names}.`,
  );
  return failed.length ? 1 : 0;
}

void runExamples().then((code) => process.exit(code));
