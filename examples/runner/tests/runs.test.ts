import {chmodSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {type Example, exampleSchema} from '../../schema';
import {requestTwice, stopInTime, waitHealthy, whileRunning} from '../ask';
import {BuildHere} from '../build-here';
import {readDockerfile} from '../dockerfile';
import {Engine} from '../engine';
import {canUnshare} from '../first-process';
import type {App} from '../place';
import {pause, run, Running} from '../processes';
import {freePort} from '../../../tools/free-port';
import {needPort} from '../servers';
import {folderWith} from '../../../tests/support/folder-with';

afterEach(() => vi.unstubAllEnvs());

const NOTHING = {cwd: tmpdir(), env: {PATH: process.env.PATH ?? ''}};

/** Waits until somebody listens there. */
async function untilAnswered(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await pause(50);
    }
  }
}

/** An app in plain Node, whose request handler is this text. */
async function appOf(handler: string, more = ''): Promise<{place: BuildHere; example: Example}> {
  const port = await freePort();
  const server = `const server = require('http').createServer((q, r) => {${handler}});
let visits = 0;
server.listen(${port}, '127.0.0.1');
${more || "process.on('SIGTERM', () => process.exit(0));"}
`;
  const context = folderWith({'server.js': server});
  const stages = readDockerfile('FROM any\nWORKDIR /app\nCOPY . .\nCMD ["node", "server.js"]\n');
  const place = new BuildHere(stages, context, folderWith({}));
  await place.build();
  const example = exampleSchema.parse({
    title: 'A',
    page: 'a/b',
    runtime: 'node',
    service: 'web',
    port,
    database: 'postgres',
    config: [],
    request: {path: '/', shows: 'Visits'},
    versions: {},
  });
  return {place, example};
}

const NODE_CHECK = (port: number) => [
  'node',
  '-e',
  `fetch('http://127.0.0.1:${port}/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`,
];

describe('an app that is started', () => {
  const GOOD = 'r.end(`Visits: ${(visits += 1)}`)';

  it('passes all checks if nothing is wrong', async () => {
    const {place, example} = await appOf(GOOD);
    await whileRunning(place, {}, async (app) => {
      await waitHealthy(app, NODE_CHECK(example.port));
      await expect(needPort(example.port)).rejects.toThrow(`port ${example.port} is in use`);
      expect(await requestTwice(example, app)).toBe('Visits: 3');
      expect(await stopInTime(app, 5)).toBeLessThan(5);
    });
  });

  const WRONG: [string, string, (example: Example, app: App) => Promise<unknown>, RegExp, string?][] = [
    ['answers the same twice', "r.end('Visits: 1')", requestTwice, /answers the same twice, so it stored nothing/],
    ['answers an error', "r.writeHead(500).end('broken')", requestTwice, /GET \/ answers 500:\n {4}broken/],
    ['shows something else', "r.end('Hello')", requestTwice, /GET \/ doesn't show "Visits"/],
    [
      'ignores the signal to stop',
      GOOD,
      (_, app) => stopInTime(app, 1),
      /didn't stop within 1 s of SIGTERM/,
      "process.on('SIGTERM', () => {});",
    ],
    [
      'ends by itself',
      GOOD,
      (_, app) => waitHealthy(app, ['false']),
      /the app ended:\n[\s\S]*no database/,
      "setTimeout(() => { console.error('no database'); process.exit(1); }, 100);",
    ],
  ];

  it.each(WRONG)('fails if it %s', async (_, handler, check, said, more) => {
    const {place, example} = await appOf(handler, more);
    let started: App | undefined;
    await whileRunning(place, {}, async (app) => {
      started = app;
      if (!more?.includes('exit(1)')) await untilAnswered(example.port);
      await expect(check(example, app)).rejects.toThrow(said);
    });
    expect(started?.process.hasEnded).toBe(true);
  });

  it.skipIf(!canUnshare())('fails if it has no handler for SIGTERM, which needs root on Linux to be seen', async () => {
    const {place, example} = await appOf(GOOD, "process.title = 'app';");
    await whileRunning(place, {}, async (app) => {
      await untilAnswered(example.port);
      await expect(stopInTime(app, 1)).rejects.toThrow(/didn't stop within 1 s of SIGTERM/);
    });
  });
});

describe('a process', () => {
  it('is ended with its children when its time is over', async () => {
    const command = ['sh', '-c', 'sleep 60 & echo $!; wait'];
    const begin = Date.now();
    const error = await run(command, NOTHING, 1).catch((reason: Error) => reason);
    expect(Date.now() - begin).toBeLessThan(10_000);
    expect(String(error)).toContain("didn't end within 1 s");
    const child = /\n\s*(\d+)$/.exec(String(error))?.[1];
    const state = new Running(['sh', '-c', `cut -d' ' -f3 /proc/${child}/stat 2>/dev/null || echo gone`], NOTHING);
    await state.ended;
    expect(['gone', 'Z']).toContain(state.output.trim());
  });

  it('says its code and its last lines', async () => {
    await expect(run(['sh', '-c', 'echo why >&2; exit 3'], NOTHING, 5)).rejects.toThrow(/ended with 3:\n {4}why/);
    await expect(run(['no-such-program'], NOTHING, 5)).rejects.toThrow(/ENOENT/);
  });
});

describe('a container engine', () => {
  /** Stands for docker: it writes what it is asked, and answers as a container would that runs as `user`. */
  function fakeDocker(user: string, files = ''): {log: string; folder: string} {
    const folder = folderWith({
      docker: `#!/bin/sh
echo "$*" >> "$(dirname "$0")/log"
case "$*" in
  *" id -u") echo ${user} ;;
  *".env .env.local"*) printf '%s' '${files}' ;;
  "run --name"*) exec sleep 30 ;;
esac
`,
    });
    chmodSync(join(folder, 'docker'), 0o755);
    return {folder, log: join(folder, 'log')};
  }

  async function looked(user: string, files?: string): Promise<{error: string; log: string}> {
    const {folder, log} = fakeDocker(user, files);
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    const engine = new Engine('/context', 'express', 'build');
    await engine.build();
    const error = await whileRunning(engine, {A: 'b c'}, (app) =>
      engine.look(app).then(
        () => '',
        (reason: Error) => reason.message,
      ),
    );
    await engine.clean();
    vi.unstubAllEnvs();
    return {error, log: readFileSync(log, 'utf8')};
  }

  it('builds, starts, looks into the container and cleans up', async () => {
    const {error, log} = await looked('1000');
    expect(error).toBe('');
    const image = `examples-express:${process.pid}`;
    expect(log).toContain(`build --tag ${image} /context\nbuild --target build --tag ${image}-first /context\n`);
    expect(log).toContain(`--network host --env A=b c ${image}\n`);
    expect(log).toMatch(/rm --force examples-express-\d+-0\nrmi --force /);
  });

  it('refuses a container that runs as root, and an image that holds secrets', async () => {
    expect((await looked('0')).error).toBe('the container runs as root.');
    expect((await looked('1000', '.env')).error).toBe('the image holds .env.');
  });
});
