import {chownSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../../tools/free-port';
import {APP_USER, installPackage, missing, type Server} from './servers';
import {type Environment, pause, run, Running, tail, Failure} from './processes';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the server's programs, of the newest release that is installed. */
function programs(): string | undefined {
  const releases = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [...releases.map((release) => `${DEBIAN}/${release}/bin`), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Connections without TLS are refused, as AWS does. */
const HOSTS = 'hostssl all all 127.0.0.1/32 scram-sha-256\n';

/** Seconds: a new cluster is small. */
const LIMIT = 60;

/**
 * Starts a real Postgres with a cluster of its own.
 *
 * @param folder where its files go
 * @param settings environment of the database's service: user, password, database
 * @throws Missing if there is none and none can be installed
 */
export async function startPostgres(folder: string, settings: Environment, needsVector: boolean): Promise<Server> {
  if (!programs()) await installPackage('postgresql');
  const bin = programs();
  if (!bin) throw missing('the test machine has no Postgres');
  const {POSTGRES_USER: user = 'postgres', POSTGRES_PASSWORD: password = '', POSTGRES_DB: database = user} = settings;

  const data = join(folder, 'data');
  mkdirSync(data, {recursive: true});
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (APP_USER !== undefined) for (const path of [folder, data, secret]) chownSync(path, APP_USER, APP_USER);
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: folder,
    LC_ALL: 'C.UTF-8',
    PGPASSWORD: password,
    PGSSLMODE: 'require',
  };
  // The server refuses to run as root.
  const as = {cwd: folder, env, user: APP_USER};
  const version = /\d+(\.\d+)*/.exec(await run(['postgres', '--version'], as, LIMIT))?.[0] ?? '';
  const share = (await run(['pg_config', '--sharedir'], as, LIMIT)).trim();
  if (needsVector && !existsSync(join(share, 'extension/vector.control')))
    throw missing('the test machine has no pgvector');

  await run(['initdb', '-D', data, '-U', user, '--auth=scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'], as, LIMIT);
  writeFileSync(join(data, 'pg_hba.conf'), HOSTS);
  const key = ['-keyout', join(data, 'server.key'), '-out', join(data, 'server.crt')];
  await run(['openssl', 'req', '-new', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...key], as, LIMIT);

  const port = await freePort();
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'ssl=on', '-c', `unix_socket_directories=${folder}`];
  const server = new Running(['postgres', '-D', data, '-p', String(port), ...options], as);
  const client = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  for (let tries = 0; tries < LIMIT * 4; tries += 1) {
    if (server.hasEnded) throw new Failure(`Postgres didn't start:\n    ${tail(server.output)}`);
    if ((await new Running(['pg_isready', '-q', ...client], as).ended) === '0') break;
    await pause(250);
  }
  if (database !== 'postgres') await run(['createdb', ...client, database], as, LIMIT);
  return {
    port,
    version,
    stop: async () => {
      server.signal('SIGINT');
      if ((await server.within(15)) === undefined) await server.kill();
    },
  };
}
