// Bounded load on a server of this site on loopback: a fixed rate, each request measured from the moment it was due.
// Usage: npm run bench:load [-- --rate 2000 --seconds 30 --port 4390]. Needs a build; not a check.
import {execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

const {values} = parseArgs({
  options: {
    rate: {type: 'string', default: '2000'},
    seconds: {type: 'string', default: '30'},
    port: {type: 'string', default: '4390'},
  },
});
const [rate, seconds, port] = [Number(values.rate), Number(values.seconds), Number(values.port)];
const TICK = 5;
const JITI = 'node_modules/jiti/bin/jiti.js';

const paths = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);
const agent = new Agent({keepAlive: true, maxSockets: 64});
const times = [];
const problems = new Map();

function send(path, due) {
  return new Promise((resolve) => {
    const done = (problem) => {
      if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
      times.push(performance.now() - due);
      resolve();
    };
    request({port, path, agent, host: '127.0.0.1', headers: {'Accept-Encoding': 'gzip'}}, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode === 200 ? '' : `${path} answered ${response.statusCode}`));
    })
      .on('error', (error) => done(error.code))
      .end();
  });
}

async function isUp() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ok}) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

// A copy with compressed twins, as the container has it.
const folder = mkdtempSync(join(tmpdir(), 'site-load-'));
cpSync('build', join(folder, 'site'), {recursive: true});
cpSync('build-host', join(folder, 'site-host'), {recursive: true});
execFileSync('find', [join(folder, 'site'), '-name', '*.html', '-exec', 'gzip', '--best', '--keep', '{}', '+']);

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
const server = spawn('node', [JITI, 'tools/serve.ts', '--port', String(port), '--root', join(folder, 'site')], {
  stdio: 'inherit',
});
try {
  await isUp();
  await Promise.all(paths.map((path) => send(path, performance.now())));
  times.length = 0;
  const start = performance.now();
  const open = [];
  for (let sent = 0; sent < rate * seconds;) {
    const wanted = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1000) * rate));
    for (; sent < wanted; sent += 1) open.push(send(paths[sent % paths.length], start + (sent / rate) * 1000));
    await new Promise((resolve) => setTimeout(resolve, TICK));
  }
  await Promise.all(open);
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => `${times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1)} ms`;
  console.log(
    `${times.length} requests over ${paths.length} pages in ${took.toFixed(1)} s: ${Math.round(times.length / took)} a second`,
  );
  console.log(
    `p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, slowest ${at(1)}; ${[...problems.values()].reduce((sum, n) => sum + n, 0)} errors`,
  );
  for (const [problem, count] of problems) console.log(`  ${count} × ${problem}`);
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  rmSync(folder, {recursive: true, force: true});
}
