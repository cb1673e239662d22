import {existsSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {freePort} from '../../tools/free-port';
import {type Environment, Failure, pause, run, Running} from './processes';

export interface Server {
  port: number;
  version: string;
  stop: () => Promise<void>;
}

/** Reason why an example can't run on this machine. Its files are still read. */
export class Missing extends Error {}

export const missing = (what: string): Missing => new Missing(what);

const isAdministrator = process.getuid?.() === 0;

/** The user "nobody" of Debian and its like, if this run can choose: servers and apps don't run as root. */
export const APP_USER: number | undefined = isAdministrator ? 65_534 : undefined;

/** Where a program is, by PATH. */
export const locate = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

export const isInstalled = (program: string): boolean => locate(program) !== undefined;

/** Installs a package of Debian where that's possible; otherwise it does nothing. */
export async function installPackage(name: string): Promise<void> {
  if (!isAdministrator || !isInstalled('apt-get')) return;
  const env = {...(process.env as Environment), DEBIAN_FRONTEND: 'noninteractive'};
  await new Running(['apt-get', 'update', '-q'], {cwd: '/', env}).within(120);
  await new Running(['apt-get', 'install', '-q', '-y', '--no-install-recommends', name], {cwd: '/', env}).within(300);
}

/** @throws Failure if the port of an app is taken: its health check names the port, so it can't move */
export const needPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Failure(`port ${port} is in use. End what listens there (\`ss -ltnp\`), and run it again.`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });

/** @throws Missing if there is no Redis and none can be installed */
export async function startRedis(folder: string): Promise<Server> {
  if (!isInstalled('redis-server')) await installPackage('redis-server');
  if (!isInstalled('redis-server')) throw missing('the test machine has no Redis');
  const as = {cwd: folder, env: {PATH: process.env.PATH ?? ''}, user: APP_USER};
  const version = /v=(\S+)/.exec(await run(['redis-server', '--version'], as, 10))?.[1] ?? '';
  const port = await freePort();
  const server = new Running(['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', ''], as);
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await new Running(['redis-cli', '-p', String(port), 'ping'], as).ended) === '0') break;
    await pause(250);
  }
  return {port, version, stop: () => server.kill()};
}
