import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {randomBytes} from 'node:crypto';
import type {TestedRow} from '../schema';
import {migrateAgain, requestTwice, stopInTime, waitHealthy, whileRunning} from './ask';
import {BuildHere} from './build-here';
import {environmentOf, graceOf, healthCommand, moveHosts} from './compose';
import {copyContext} from './context';
import {readDockerfile} from './dockerfile';
import {Engine} from './engine';
import type {Project} from './example';
import {followPage} from './follow-page';
import {copyProject, createProject} from './make-project';
import {modelEnvironment} from './model';
import type {Place} from './place';
import type {Environment} from './processes';
import {needRuntime} from './runtimes';
import {needPort} from './servers';
import {startBackends} from './backends';
import {readVersions} from './versions';

export interface Options {
  /** Where the project comes from: the repository, its create.sh with the newest versions, or the steps of its page. */
  source: 'repository' | 'create.sh' | 'page';
  hasEngine: boolean;
  today: string;
  /** Takes a line for each step. */
  say: (line: string) => void;
}

export const stored = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [name, randomBytes(18).toString('hex')]));

const seconds = (time: number): string => `${time.toFixed(1)} s`;

/** Files that an image must not hold, in the folder that an engine gets: it applies .dockerignore itself. */
function plantSecrets(folder: string): void {
  mkdirSync(join(folder, '.git'), {recursive: true});
  for (const path of ['.env', '.env.local', '.git/config']) writeFileSync(join(folder, path), 'SECRET=1\n');
}

/** @returns the folder that the project is in */
async function makeProject(project: Project, to: string, source: Options['source']): Promise<string> {
  if (source === 'page') return followPage(project, to);
  await (source === 'create.sh' ? createProject(project, to) : copyProject(project, to));
  return to;
}

function makePlace(project: Project, made: string, folder: string, hasEngine: boolean): Place {
  const stages = readDockerfile(readFileSync(join(made, 'Dockerfile'), 'utf8'));
  if (hasEngine) {
    plantSecrets(made);
    return new Engine(made, project.name, stages.length > 1 ? (stages[0]?.name ?? '0') : undefined);
  }
  const context = join(folder, 'context');
  copyContext(made, context);
  return new BuildHere(stages, context, join(folder, 'stages'));
}

/** Starts the app twice: a second start has to cope with what the first one left. */
async function tryApp(project: Project, place: Place, env: Environment, say: Options['say']): Promise<void> {
  const {example, service} = project;
  const health = healthCommand(service);
  for (const start of ['first', 'second']) {
    await needPort(example.port);
    await whileRunning(place, env, async (app) => {
      say(`${start} start: healthy after ${seconds(await waitHealthy(app, health))}`);
      const shown = await requestTwice(example, app);
      say(`request: ${shown.replaceAll(/\s+/g, ' ').slice(0, 60)}`);
      if (example.migrate && start === 'first') {
        await migrateAgain(example, app);
        say('migration: twice, no harm');
      }
      if (place instanceof Engine) await place.look(app);
      say(`SIGTERM: stopped after ${seconds(await stopInTime(app, graceOf(service)))}`);
    });
  }
}

/**
 * Builds, starts and asks one example.
 *
 * @returns its row of examples/tested.yaml
 * @throws Missing if this machine lacks what it needs, Failure if something is wrong
 */
export async function runExample(project: Project, options: Options): Promise<TestedRow> {
  const {example, service} = project;
  const {say} = options;
  if (!options.hasEngine) needRuntime(example);
  const folder = mkdtempSync(join(tmpdir(), `example-${project.name}-`));
  // Servers and apps run as other users.
  chmodSync(folder, 0o755);
  const config = stored(example.config);
  const backends = await startBackends(project, config, join(folder, 'servers'));
  let place: Place | undefined;
  try {
    for (const line of backends.lines) say(line);
    const begin = Date.now();
    const made = await makeProject(project, join(folder, 'project'), options.source);
    place = makePlace(project, made, folder, options.hasEngine);
    const left = await place.build();
    say(`build: ${seconds((Date.now() - begin) / 1000)}${left.length ? `, without ${left.join('; ')}` : ''}`);
    const models = backends.modelPort === undefined ? {} : modelEnvironment(service, backends.modelPort);
    const env = {...moveHosts(environmentOf(service, config), backends.moved), ...models};
    await tryApp(project, place, env, say);
    const {sees} = place;
    return {
      how: 'run',
      ran: options.today,
      with: {...(await readVersions(project, made, place)), ...backends.versions},
      checks: {
        build: 'run',
        config: 'run',
        health: 'run',
        ...(example.database === 'none' ? {} : {database: 'run' as const, migration: 'run' as const}),
        sigterm: 'run',
        user: sees,
        context: sees,
      },
      ...(example.model ? {standIn: 'model' as const} : {}),
    };
  } finally {
    await place?.clean();
    await backends.stop();
    rmSync(folder, {recursive: true, force: true});
  }
}
