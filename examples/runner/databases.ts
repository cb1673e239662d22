import {chownSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {type Environment, Failure, Missing, run, Running, tail} from './processes';

/** A database that runs on this machine. */
export interface Server {
  process: Running;
  /** What it says about its version. */
  version: string;
  /** Sends SQL, and gives what it finds: a row per line. */
  query: (sql: string) => Promise<string>;
}

/** The user "nobody" of Debian and its like. */
export const NOBODY = 65_534;

/** Where Debian has the server's programs, of all releases. */
export const PROGRAMS = '/usr/lib/postgresql';

/** Seconds: a new cluster is small. */
const LIMIT = 60;

/**
 * Starts a real Postgres with a cluster of its own, which refuses connections without TLS, as AWS does.
 *
 * @param folder where its files go
 * @param host its address, on the port that every Postgres has
 * @param settings environment of the database's service: user, password, database
 * @throws Missing if this machine has none
 */
export async function startPostgres(folder: string, host: string, settings: Environment): Promise<Server> {
  const [newest] = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a)) : [];
  if (!newest) throw new Missing("the test machine has no Postgres, which Debian's package postgresql brings");
  const {POSTGRES_USER: user = 'postgres', POSTGRES_PASSWORD: password = '', POSTGRES_DB: database = user} = settings;
  const [data, secret] = [join(folder, 'data'), join(folder, 'password')];
  mkdirSync(folder);
  writeFileSync(secret, password);
  // The server refuses to run as root.
  for (const path of [folder, secret]) chownSync(path, NOBODY, NOBODY);
  const env = {
    PATH: `${join(PROGRAMS, newest, 'bin')}:${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    PGHOST: host,
    PGUSER: user,
    PGPASSWORD: password,
    PGSSLMODE: 'require',
  };
  const as = {cwd: folder, env, user: NOBODY};
  await run(['initdb', '-D', data, '-U', user, '--auth=scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'], as, LIMIT);
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.0/8 scram-sha-256\n');
  const key = ['-keyout', join(data, 'server.key'), '-out', join(data, 'server.crt')];
  await run(['openssl', 'req', '-new', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...key], as, LIMIT);
  const options = [`listen_addresses=${host}`, 'ssl=on', `unix_socket_directories=${folder}`];
  const server = new Running(['postgres', '-D', data, ...options.flatMap((option) => ['-c', option])], as);
  while ((await new Running(['pg_isready', '-q'], as).ended) !== '0') {
    if (server.hasEnded) throw new Failure(`Postgres didn't start:\n    ${tail(server.output)}`);
    await pause(250);
  }
  if (database !== 'postgres') await run(['createdb', database], as, LIMIT);
  const psql = ['psql', '-XqAt', '--set', 'ON_ERROR_STOP=1', database, '--command'];
  return {
    process: server,
    version: await run(['postgres', '--version'], as, LIMIT),
    query: (sql) => run([...psql, sql], as, LIMIT),
  };
}
