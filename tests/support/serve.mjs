// Serves build/ as production does: by nginx where it is installed, else by the framework's own small server.
// Usage: node tests/support/serve.mjs [--port 4173]
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const port = Number(process.argv[process.argv.indexOf('--port') + 1] || 4173);
const root = resolve('build');

function nginxConfig(folder) {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml text/plain;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}

function start() {
  if (spawnSync('nginx', ['-v'], {stdio: 'ignore'}).error) {
    return spawn('npx', ['docusaurus', 'serve', '--port', String(port), '--no-open'], {stdio: 'inherit'});
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder));
  return spawn('nginx', ['-c', file, '-p', folder], {stdio: 'inherit'});
}

const server = start();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
