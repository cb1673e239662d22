import type {TestedRow} from '../schema';
import {checkFiles} from './check-files';
import {hasEngine} from './engine';
import {runCopyJob} from './copy-job';
import {describeExample, exampleNames, readProject} from './example';
import {namedVersions} from './versions';
import {checkProgram} from './program';
import {type Options, runExample} from './run-example';
import {endAllAtExit} from './processes';
import {Missing, missing} from './servers';
import {writeTested} from './tested';
import {checkWorkflows} from './workflows';

const say = (line: string) => console.log(`  ${line}`);

/** An example that can't run on this machine: what its files say is checked. */
function readOnly(name: string, reason: string, today: string): TestedRow {
  const row = {how: 'read' as const, read: today, notRun: reason, with: {}, checks: {}};
  if (describeExample(name).kind !== 'app') return row;
  return {...row, with: namedVersions(readProject(name)), checks: {config: 'read', user: 'read', context: 'read'}};
}

async function runAny(name: string, options: Options): Promise<TestedRow> {
  const example = describeExample(name);
  if (example.kind === 'app') return runExample(readProject(name), options);
  if (example.kind === 'copy') return runCopyJob(name, example, options);
  if (example.kind === 'program') return checkProgram(name, example, options);
  throw missing(example.notRun);
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

/**
 * Runs the examples that the words name, or all.
 *
 * @returns exit code
 */
export async function runExamples(words: readonly string[]): Promise<number> {
  const unknown = words.filter((word) => word.startsWith('--') && !['--fresh', '--page'].includes(word));
  if (unknown.length) {
    console.error(`${unknown.join(', ')}: no such option. There are --fresh and --page.`);
    return 2;
  }
  const source = words.includes('--page') ? 'page' : words.includes('--fresh') ? 'create.sh' : 'repository';
  endAllAtExit();
  const named = words.filter((word) => !word.startsWith('--'));
  const options: Options = {source, hasEngine: await hasEngine(), today: new Date().toISOString().slice(0, 10), say};
  console.log(
    options.hasEngine ? 'In containers.' : 'No container engine answers: the steps of each Dockerfile run here.',
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
  if (source === 'repository') writeTested(rows, exampleNames());
  const workflows = named.length ? [] : await checkWorkflows(say);
  for (const problem of workflows) console.error(`  FAILED: ${problem}`);
  const count = (way: TestedRow['how']): number => [...rows.values()].filter(({how}) => how === way).length;
  console.log(
    `${count('run')} ran, ${count('type-checked')} type-checked, ${count('read')} only read, ${failed.length} failed${failed.length ? `: ${failed.join(', ')}` : ''}.`,
  );
  return failed.length || workflows.length ? 1 : 0;
}
