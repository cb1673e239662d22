// Serves a build as production does: by nginx with the configuration that the build wrote.
// Usage: jiti tools/serve.ts [--port 4173] [--root build]
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {temporaryFolder} from './temporary-folder';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '4173'}, root: {type: 'string', default: 'build'}},
});
const {port} = values;
const root = resolve(values.root);

if (spawnSync('nginx', ['-v'], {stdio: 'ignore'}).error) {
  console.error(
    'No nginx: install it (Debian: apt-get install nginx-light, macOS: brew install nginx). `npx docusaurus serve` shows the pages without it, but sends no headers.',
  );
  process.exit(1);
}

const folder = temporaryFolder();
copyFileSync('deploy/nginx.conf', join(folder, 'nginx.conf'));
copyFileSync(join(`${root}-host`, 'site.conf'), join(folder, 'site.conf'));
writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\nroot "${root}";\n`);
// As root, workers would change to a user that may not read the build.
const user = process.getuid?.() === 0 ? 'user root;' : '';
const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
