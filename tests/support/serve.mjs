// Serves a build as production does: by nginx with the configuration that the build wrote, or, where nginx isn't
// installed, by a small server that reads the same build's _headers and _redirects.
// Usage: node tests/support/serve.mjs [--port 4173] [--root build]
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {serveStatic} from './static-server.mjs';

function option(name, fallback) {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : process.argv[index + 1];
}

const port = Number(option('port', 4173));
const root = resolve(option('root', 'build'));

function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  copyFileSync('deploy/nginx.conf', join(folder, 'nginx.conf'));
  copyFileSync(join(`${root}-host`, 'site.conf'), join(folder, 'site.conf'));
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\nroot "${root}";\n`);
  // As root, workers would change to a user that may not read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => {
    rmSync(folder, {recursive: true, force: true});
    process.exit(code ?? 0);
  });
}

if (process.argv.includes('--no-nginx') || spawnSync('nginx', ['-v'], {stdio: 'ignore'}).error)
  serveStatic({root, port});
else startNginx();
