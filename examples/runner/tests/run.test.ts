import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {dirname, join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {folderWith} from '../../../tests/support/folder-with';
import {freePort} from '../../../tools/free-port';
import type {Example} from '../../schema';
import {PROGRAMS} from '../databases';
import {Docker} from '../docker';
import {type Setup, describeExample, exampleNames, readProject} from '../example';
import {run} from '../processes';
import {Reenactment} from '../reenactment';
import {requestTwice} from '../run-app';
import {runJob} from '../run-copy';

afterEach(() => vi.unstubAllEnvs());

const env = {PATH: process.env.PATH ?? ''};

/** Puts a script into the path under the name of a program. @returns its folder */
function standIn(program: string, script: string): string {
  const folder = folderWith({[program]: `#!/bin/sh\n${script}`});
  chmodSync(join(folder, program), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return folder;
}

/** An example whose service is made of these files, with a Dockerfile among them. */
function setupOf(files: Record<string, string>, compose: string): Setup {
  const all = {Dockerfile: 'FROM node:24-alpine\n', ...files, 'compose.yaml': compose};
  const root = folderWith(Object.fromEntries(Object.entries(all).map(([path, text]) => [`a/${path}`, text])));
  const project = readProject('a', {kind: 'app', service: 'web'} as Example, root);
  return {project, made: project.folder, folder: folderWith({}), config: new Map([['PASSWORD', 'secret']]), added: {}};
}

describe('a process', () => {
  it('is ended with its children when its time is over', async () => {
    const begin = Date.now();
    const error = await run(['sh', '-c', 'sleep 60 & echo $!; wait'], {env}, 1).catch((reason: Error) => reason);
    expect(Date.now() - begin).toBeLessThan(10_000);
    expect(String(error)).toContain("didn't end within 1 s");
    const child = /\n\s*(\d+)$/.exec(String(error))?.[1];
    const {stdout} = spawnSync('sh', ['-c', `cut -d' ' -f3 /proc/${child}/stat 2>/dev/null || echo gone`]);
    expect(['gone', 'Z']).toContain(stdout.toString().trim());
  });

  it('says its code and its last lines', async () => {
    await expect(run(['sh', '-c', 'echo why >&2; exit 3'], {env}, 5)).rejects.toThrow(/ended with 3:\n {4}why/);
    await expect(run(['no-such-program'], {env}, 5)).rejects.toThrow(/ENOENT/);
  });
});

it.each([
  ['counts', (visits: number) => [200, `Visits: ${visits}`], 'Visits: 2'],
  ['answers the same twice', () => [200, 'Visits: 1'], /answers the same twice, so it stored nothing/],
  ['answers an error', () => [500, 'broken'], /\/ answers 500:\n {4}broken/],
  ['shows something else', () => [200, 'Hello'], /\/ doesn't show "Visits"/],
] as const)('asks twice an app that %s', async (_, answer, said) => {
  let visits = 0;
  const port = await freePort();
  const server = createServer((_request, response) => {
    const [status, text] = answer((visits += 1));
    response.writeHead(Number(status)).end(text);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const asked = requestTwice(`http://127.0.0.1:${port}`, {path: '/', shows: 'Visits'}, true);
  if (typeof said === 'string') expect(await asked).toBe(said);
  else await expect(asked).rejects.toThrow(said);
  server.close();
});

it('wants a job to end with its last line', async () => {
  const job = {runJob: () => Promise.resolve('start\nrun 1 is done\n')};
  await runJob(job, {}, 'run 1 is done');
  await expect(runJob(job, {}, 'import finished')).rejects.toThrow('the job doesn\'t end with "import finished"');
});

// CI has no engine, so this is what Docker is asked for, not what it does.
describe('Docker Compose', () => {
  const COMPOSE = `services:
  web: {build: ., models: [llm], ports: [{mode: ingress, target: 3000}], healthcheck: {test: [CMD, "true"]}}
  db: {image: "postgres:17", environment: {POSTGRES_PASSWORD: "\${PASSWORD}"}}
models: {llm: {model: chat-default}}
`;

  /** @param code how the container ended. @returns what was asked for, and the first problem */
  async function tried(code = '0') {
    const folder = standIn(
      'docker',
      `echo "$*" >> "$(dirname "$0")/log"
case "$*" in
  *" port web 3000") echo 0.0.0.0:49153 ;;
  *" ps "*) echo container ;;
  inspect*) echo ${code} ;;
  *" up --build "*) test ${code} != unhealthy ;;
  *" logs "*) echo "listens on 0.0.0.0:80" ;;
  *"postgres --version") echo "$PASSWORD" ;;
esac
`,
    );
    const setup = setupOf({}, COMPOSE);
    const place = new Docker(setup);
    await place.build();
    const error = await place.start().then(
      () => place.stop().catch((reason: Error) => reason.message),
      (reason: Error) => reason.message,
    );
    const versions = await place.versions();
    const address = error ? '' : await place.start();
    await place.clean();
    const log = readFileSync(join(folder, 'log'), 'utf8').replaceAll(/-p example-a -f \S+ -f \S+/g, '…');
    return {error, log, address, versions, override: readFileSync(join(setup.folder, 'override.yaml'), 'utf8')};
  }

  it('starts the database, builds, waits, stops and removes everything', async () => {
    const {error, log, address, versions} = await tried();
    expect(error).toBeUndefined();
    expect(address).toBe('http://127.0.0.1:49153');
    // It gets the config as its environment.
    expect(versions).toEqual({Postgres: 'secret\n'});
    expect(log).toMatch(/^compose … up --wait db\ncompose … build web\ncompose … up --build --wait web\n/);
    expect(log).toContain('compose … stop web\ncompose … ps --all --quiet web\ninspect --format');
    expect(log).toMatch(/compose … down --volumes --rmi local --remove-orphans\n$/);
  });

  it('gives the database TLS and takes the models away', async () => {
    const {override} = await tried();
    expect(override.match(/models: !reset/g)).toHaveLength(2);
    const {services} = parse(override.replaceAll('!reset ', ''));
    expect(services.db).toMatchObject({image: 'postgres:17', command: expect.arrayContaining(['ssl=on'])});
    expect(services.web.extra_hosts).toEqual(['host.docker.internal:host-gateway']);
  });

  it('refuses a container that has to be killed', async () =>
    expect((await tried('137')).error).toMatch(/^it didn't stop in time after SIGTERM/));

  it('shows what an app printed that never became healthy', async () =>
    expect((await tried('unhealthy')).error).toMatch(/up --build --wait web` ended with 1:[^]*listens on 0.0.0.0:80/));
});

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe.skipIf(!canMount)('a Dockerfile that is carried out here, which needs root on Linux', () => {
  const CHECK = "fetch('http://127.0.0.1:PORT/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";

  /** An app in plain Node that is built, in two stages, and ended. */
  async function withApp<T>(more: string, use: (place: Reenactment, port: number) => Promise<T>): Promise<T> {
    const port = await freePort();
    const files = {
      // Each form that the Dockerfiles of examples have.
      Dockerfile: `ARG BASE=any
FROM docker.io/library/$BASE AS build
WORKDIR /src
COPY package*.json ./
COPY src src
ARG WORD=word
RUN --mount=type=cache,target=/x install-php-extensions zip && \\
    mkdir -p /src/out && (cat src/a.txt && echo " $WORD") > /src/out/a.txt
FROM any
WORKDIR /app
ARG HIDDEN=x
ENV SHOWN="two words"
COPY --from=build /src/out/*.txt ./
COPY . .
USER nobody
EXPOSE 8080
ENTRYPOINT ["node", "server.js"]
CMD ["--fast"]
`,
      '.dockerignore': 'secret.txt\n',
      'secret.txt': '',
      'package.json': '{}',
      'package-lock.json': '{}',
      'src/a.txt': 'a',
      'server.js': `const {existsSync, readFileSync} = require('fs');
const {SHOWN, HIDDEN, MORE} = process.env;
const seen = () => [process.pid, process.getuid(), process.argv[2], SHOWN, HIDDEN, MORE,
  readFileSync('a.txt', 'utf8').trim(), existsSync('secret.txt'), existsSync('/src')];
require('http').createServer((q, r) => r.end(seen().join())).listen(${port}, '127.0.0.1');
${more}`,
    };
    const health = JSON.stringify(['CMD', 'node', '-e', CHECK.replace('PORT', `${port}`)]);
    const compose = `services:\n  web: {build: ., stop_grace_period: 1s, ports: [{target: ${port}}], environment: {MORE: y}, healthcheck: {test: ${health}}}\n`;
    const place = new Reenactment(setupOf(files, compose));
    try {
      await place.build();
      return await use(place, port);
    } finally {
      await place.clean();
    }
  }

  it('starts as process 1 of another user, with its own files and variables, and stops', async () => {
    await withApp("process.on('SIGTERM', () => process.exit(0));", async (place, port) => {
      const address = await place.start();
      expect(address).toBe(`http://127.0.0.1:${port}`);
      expect(await (await fetch(address)).text()).toBe('1,65534,--fast,two words,,y,a word,false,false');
      await place.stop();
      expect(await place.inspect('any', ['ls', '/app'])).toContain('server.js');
    });
  });

  it('fails if it ends by itself, or has no handler for SIGTERM', async () => {
    // At once: an app that answers before it ends may be asked to stop in between.
    await withApp("console.error('no database'); process.exit(1);", async (place) => {
      await expect(place.start()).rejects.toThrow(/the app ended:\n[\s\S]*no database/);
      await expect(place.runJob({})).rejects.toThrow(/the job ended with 1:\n[\s\S]*no database/);
    });
    await withApp('', async (place) => {
      await place.start();
      await expect(place.stop()).rejects.toThrow(/didn't stop within 1 s of SIGTERM/);
    });
  });

  it.skipIf(!existsSync(PROGRAMS))('has a database that says its version, and asks for TLS', async () => {
    const db = '{image: "postgres:17", environment: {POSTGRES_PASSWORD: "${PASSWORD}"}}';
    const setup = setupOf({}, `services: {web: {build: .}, db: ${db}}`);
    // Its server isn't root.
    for (const path of [setup.folder, dirname(setup.folder)]) chmodSync(path, 0o755);
    const place = new Reenactment(setup);
    await place.build();
    expect((await place.versions())['Postgres']).toMatch(/^postgres \(PostgreSQL\) \d/);
    expect(await place.query('db', 'SHOW ssl')).toBe('on\n');
    await place.clean();
  });

  it('names a file that is absent', async () => {
    const place = new Reenactment(setupOf({Dockerfile: 'FROM any\nCOPY go.sum .\n'}, 'services: {web: {build: .}}'));
    await expect(place.build()).rejects.toThrow(/go\.sum/);
    await place.clean();
  });
});

it('ends with 1 after a failure, and with 0 without one', () => {
  // Afresh, so that the table of what was tested stays as it is.
  const ends = (...names: string[]) => {
    const args = ['node_modules/jiti/bin/jiti.js', 'examples/runner/main.ts', '--fresh', ...names];
    const {status, stdout} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    return [status, stdout.trim().split('\n').at(-1)];
  };
  const [missing = ''] = exampleNames().filter((name) => describeExample(name).kind === 'files');
  expect(ends('no-such-example', missing)).toEqual([
    1,
    '0 ran, 0 type-checked, 1 only read, 1 failed: no-such-example.',
  ]);
  expect(ends(missing)).toEqual([0, '0 ran, 0 type-checked, 1 only read, 0 failed.']);
}, 120_000);
