import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Document, Scalar} from 'yaml';
import {namesOf, type Service} from './compose';
import type {Setup} from './example';
import {type Environment, Failure, outerEnvironment, run, tail} from './processes';

/** Seconds: base images may have to be fetched. */
const LIMIT = 1200;

/** Whether Docker is there, has Compose, and answers: only its engine knows what runs. */
export const hasDocker = (): Promise<boolean> =>
  run(['docker', 'compose', 'ls'], {env: outerEnvironment()}, 20).then(
    () => true,
    () => false,
  );

/** Every image of Debian has a certificate for tests. Connections without TLS are refused, as AWS does. */
const TLS_ONLY = {
  command: [
    ['ssl', 'on'],
    ['ssl_cert_file', '/etc/ssl/certs/ssl-cert-snakeoil.pem'],
    ['ssl_key_file', '/etc/ssl/private/ssl-cert-snakeoil.key'],
    ['hba_file', '/etc/postgresql-hosts'],
  ].flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  configs: [{source: 'hosts', target: '/etc/postgresql-hosts'}],
  // By TCP, on which the server listens only when its database is there.
  healthcheck: {test: ['CMD', 'pg_isready', '-h', '127.0.0.1'], interval: '1s', retries: 60},
};

/** What the example's Compose file lacks on a laptop: a database with TLS, no models, an address for the stand-in. */
function overrideOf({project: {services, service, own}, added}: Setup): string {
  const reset = new Scalar(null);
  reset.tag = '!reset';
  const databases = namesOf('postgres', services).map((name) => {
    const {image, environment} = services[name] as Service;
    return [name, {image, environment, ...TLS_ONLY}];
  });
  const hosts = {content: 'local all all trust\nhostssl all all all scram-sha-256\n'};
  return new Document({
    services: {
      ...Object.fromEntries(databases),
      [service]: {
        restart: 'no',
        environment: added,
        ...(own.healthcheck ? {healthcheck: {interval: '1s', retries: 120}} : {}),
        ...(own.models ? {models: reset, extra_hosts: ['host.docker.internal:host-gateway']} : {}),
      },
    },
    configs: {hosts},
    ...(own.models ? {models: reset} : {}),
  }).toString({lineWidth: 0});
}

export class Docker {
  readonly #setup: Setup;
  readonly #compose: string[];

  constructor(setup: Setup) {
    const {project, made, folder} = setup;
    const override = join(folder, 'override.yaml');
    this.#setup = setup;
    this.#compose = ['compose', '-p', `example-${project.name}`, '-f', join(made, project.compose), '-f', override];
    writeFileSync(override, overrideOf(setup));
  }

  #docker(...words: string[]): Promise<string> {
    return run(['docker', ...words], {env: {...outerEnvironment(), ...Object.fromEntries(this.#setup.config)}}, LIMIT);
  }

  #run = (...words: string[]): Promise<string> => this.#docker(...this.#compose, ...words);

  #inService = (service: string, ...words: string[]): Promise<string> => this.#run('exec', '-T', service, ...words);

  async build(): Promise<void> {
    const {services, service} = this.#setup.project;
    const databases = [...namesOf('postgres', services), ...namesOf('redis', services)];
    if (databases.length) await this.#run('up', '--wait', ...databases);
    await this.#run('build', service);
  }

  async start(): Promise<string> {
    const {own, service} = this.#setup.project;
    await this.#run('up', '--build', '--wait', service).catch(async (error: Error) => {
      throw new Failure(`${error.message}\n    ${await this.logs()}`);
    });
    const port = (await this.#run('port', service, `${own.ports[0]?.target}`)).split(':').at(-1)?.trim();
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    const {service} = this.#setup.project;
    await this.#run('stop', service);
    const container = (await this.#run('ps', '--all', '--quiet', service)).trim();
    const code = (await this.#docker('inspect', '--format', '{{.State.ExitCode}}', container)).trim();
    if (code === '137') throw new Failure(`it didn't stop in time after SIGTERM:\n    ${await this.logs()}`);
  }

  runJob(environment: Environment): Promise<string> {
    const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return this.#run('run', '--rm', '-T', ...variables, this.#setup.project.service);
  }

  query(database: string, sql: string): Promise<string> {
    const psql = 'psql -XqAt --set ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" "$POSTGRES_DB" --command "$1"';
    return this.#inService(database, 'sh', '-c', psql, '-', sql);
  }

  inspect(image: string, [program = '', ...words]: readonly string[]): Promise<string> {
    return this.#docker('run', '--rm', '--entrypoint', program, image, ...words);
  }

  async versions(): Promise<Record<string, string>> {
    const {services} = this.#setup.project;
    const [postgres, redis] = [namesOf('postgres', services)[0], namesOf('redis', services)[0]];
    return {
      ...(postgres && {Postgres: await this.#inService(postgres, 'postgres', '--version')}),
      ...(redis && {Redis: await this.#inService(redis, 'redis-server', '--version')}),
    };
  }

  logs = async (): Promise<string> => tail(await this.#run('logs', '--no-log-prefix', this.#setup.project.service));

  async clean(): Promise<void> {
    await this.#run('down', '--volumes', '--rmi', 'local', '--remove-orphans');
  }
}
