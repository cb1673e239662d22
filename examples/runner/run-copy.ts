import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CopyJob, TestedRow} from '../schema';
import {readProject} from './example';
import {inPlace, type Options, type Place, secret} from './in-place';
import {Failure, tail} from './processes';
import {numberIn} from './versions';

/** The database that is copied, next to that of the example. */
const SOURCE = 'source';

/** @throws Failure if the job doesn't end with a line */
export async function runJob(place: Pick<Place, 'runJob'>, env: Record<string, string>, shows: string): Promise<void> {
  const output = await place.runJob(env);
  if (output.trim().split('\n').at(-1) !== shows)
    throw new Failure(`the job doesn't end with "${shows}":\n    ${tail(output)}`);
}

const rowsOf = (place: Place, database: string, table: string): Promise<string> =>
  place.query(database, `TABLE ${table} ORDER BY 1, 2`);

async function needSame({tables, absent, database}: CopyJob, place: Place): Promise<void> {
  for (const table of tables) {
    const [wanted, found] = [await rowsOf(place, SOURCE, table), await rowsOf(place, database, table)];
    if (!wanted || wanted !== found)
      throw new Failure(`${table} differs:\n    ${tail(found)}\n  The source has:\n    ${tail(wanted)}`);
  }
  for (const sql of absent) {
    const found = await place.query(database, sql);
    if (found) throw new Failure(`the copy has what it shouldn't: ${sql}:\n    ${tail(found)}`);
  }
}

/** Copies, starts again, and copies again after a change. */
async function tryJob(example: CopyJob, place: Place, say: Options['say']): Promise<void> {
  await runJob(place, {}, example.shows);
  await needSame(example, place);
  say(`copied ${example.tables.join(', ')} into an empty database`);

  const copied = () => Promise.all(example.tables.map((table) => rowsOf(place, example.database, table)));
  const before = await copied();
  await place.query(SOURCE, example.change);
  await runJob(place, {}, example.again);
  if (before.join('\n') !== (await copied()).join('\n'))
    throw new Failure('a second start of the same run changes the copy.');
  say('second start: no harm');

  await runJob(place, {[example.run]: '2'}, example.shows);
  await needSame(example, place);
  say(`${example.run}=2: copied again, with the change`);
}

/**
 * Runs a job that copies a database, between two real ones.
 *
 * @returns its row of examples/tested.yaml
 * @throws Missing if this machine lacks what it needs, Failure if something is wrong
 */
export async function runCopy(name: string, example: CopyJob, options: Options): Promise<TestedRow> {
  const project = readProject(name, example);
  const copy = project.services[example.database];
  if (!copy) throw new Failure(`${project.folder}/${project.compose} has no service ${example.database}.`);
  const password = secret();
  project.services[SOURCE] = {...copy, environment: {POSTGRES_PASSWORD: password, POSTGRES_DB: SOURCE}};
  const more = {[example.source]: `postgres://postgres:${password}@${SOURCE}:5432/${SOURCE}`};
  return inPlace({project, added: {}, more}, options, async (place) => {
    await place.query(SOURCE, readFileSync(join(project.folder, example.seed), 'utf8'));
    await tryJob(example, place, options.say);
    const {Postgres = ''} = await place.versions();
    return {
      how: 'run',
      ran: options.today,
      with: {Postgres: numberIn(Postgres, 'Postgres')},
      copied: true,
    };
  });
}
