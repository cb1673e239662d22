import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {CopyJob, TestedRow} from '../schema';
import {BuildHere} from './build-here';
import {environmentOf, moveHosts, readCompose, type Service} from './compose';
import {readDockerfile} from './dockerfile';
import {startPostgres} from './postgres';
import type {Place} from './place';
import {type Environment as Settings, Failure, run, tail} from './processes';
import {type Options, stored} from './run-example';
import type {Server} from './servers';

/** Seconds: the databases are small. */
const LIMIT = 120;

/** A database that psql reaches. */
interface Database extends Server {
  url: string;
}

async function startDatabase(folder: string, settings: Settings): Promise<Database> {
  const server = await startPostgres(folder, settings, false);
  const {POSTGRES_USER: user = 'postgres', POSTGRES_PASSWORD: password = '', POSTGRES_DB: name = user} = settings;
  return {...server, url: `postgres://${user}:${password}@127.0.0.1:${server.port}/${name}`};
}

/** Sends SQL, and gives what is found: a row per line. */
const query = ({url}: Database, sql: string): Promise<string> =>
  run(
    ['psql', '-XqAt', '--set', 'ON_ERROR_STOP=1', url, '--command', sql],
    {cwd: tmpdir(), env: {PATH: process.env.PATH ?? '', PGSSLMODE: 'require'}},
    LIMIT,
  );

const rowsOf = (database: Database, table: string): Promise<string> => query(database, `TABLE ${table} ORDER BY 1, 2`);

/** Starts the job, and waits until it ends by itself. */
export async function runJob(place: Place, env: Settings, shows: string): Promise<void> {
  const {process} = await place.start(env);
  const how = await process.within(LIMIT);
  if (how === undefined) await process.kill();
  if (how !== '0') throw new Failure(`the job ended with ${how ?? 'nothing'}:\n    ${tail(process.output)}`);
  if (process.output.trim().split('\n').at(-1) !== shows)
    throw new Failure(`the job doesn't end with "${shows}":\n    ${tail(process.output)}`);
}

async function needSame({tables, absent}: CopyJob, source: Database, copy: Database): Promise<void> {
  for (const table of tables) {
    const [wanted, found] = [await rowsOf(source, table), await rowsOf(copy, table)];
    if (!wanted || wanted !== found)
      throw new Failure(`${table} differs:\n    ${tail(found)}\n  The source has:\n    ${tail(wanted)}`);
  }
  for (const sql of absent) {
    const found = await query(copy, sql);
    if (found) throw new Failure(`the copy has what it shouldn't: ${sql}:\n    ${tail(found)}`);
  }
}

/** Copies, starts again, and copies again after a change. */
async function tryJob(
  example: CopyJob,
  place: Place,
  env: Settings,
  databases: Record<'source' | 'copy', Database>,
  say: Options['say'],
): Promise<void> {
  const {source, copy} = databases;
  await runJob(place, env, example.shows);
  await needSame(example, source, copy);
  say(`copied ${example.tables.join(', ')} into an empty database`);

  const before = await Promise.all(example.tables.map((table) => rowsOf(copy, table)));
  await query(source, example.change);
  await runJob(place, env, example.again);
  const after = await Promise.all(example.tables.map((table) => rowsOf(copy, table)));
  if (before.join('\n') !== after.join('\n')) throw new Failure('a second start of the same run changes the copy.');
  say('second start: no harm');

  await runJob(place, {...env, [example.run]: '2'}, example.shows);
  await needSame(example, source, copy);
  say(`${example.run}=2: copied again, with the change`);
}

const contextOf = ({build}: Service): string => (typeof build === 'string' ? build : (build?.context ?? '.'));

/**
 * Runs a job that copies a database, between two real ones.
 *
 * @returns its row of examples/tested.yaml
 * @throws Missing if this machine lacks what it needs, Failure if something is wrong
 */
export async function runCopyJob(name: string, example: CopyJob, options: Options): Promise<TestedRow> {
  const own = join('examples', name);
  const services = readCompose(readFileSync(join(own, example.compose), 'utf8'));
  const [job, target] = [services[example.service], services[example.database]];
  if (!job || !target) throw new Failure(`${own}/${example.compose} lacks ${example.service} or ${example.database}.`);
  const context = join(own, contextOf(job));
  const stages = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));

  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`));
  // Servers and jobs run as other users.
  chmodSync(folder, 0o755);
  const config = stored([...example.config, ...example.stored]);
  const servers: Server[] = [];
  // Not in a container: its pg_dump would write for another release than the servers of this machine have.
  const place = new BuildHere(stages, context, join(folder, 'stages'));
  try {
    mkdirSync(join(folder, 'servers'));
    const [password = ''] = stored(['password']).values();
    const source = await startDatabase(join(folder, 'servers/source'), {
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: 'source',
    });
    servers.push(source);
    const copy = await startDatabase(join(folder, 'servers/copy'), environmentOf(target, config));
    servers.push(copy);
    options.say(`Postgres ${source.version} on 127.0.0.1:${source.port} and ${copy.port}, TLS only`);
    await query(source, readFileSync(join(own, example.seed), 'utf8'));
    config.set(example.source, source.url);
    const left = await place.build();
    options.say(`build${left.length ? `, without ${left.join('; ')}` : ''}`);
    const env = moveHosts(environmentOf(job, config), [{host: example.database, port: 5432, to: copy.port}]);
    await tryJob(example, place, env, {source, copy}, options.say);
    return {
      how: 'run',
      ran: options.today,
      with: {Postgres: source.version},
      checks: {build: 'run', config: 'run', copy: 'run', user: place.sees},
      copied: true,
    };
  } finally {
    await place.clean();
    for (const server of servers) await server.stop();
    rmSync(folder, {recursive: true, force: true});
  }
}
