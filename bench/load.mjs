// Bounded load on nginx with this site, on loopback: a fixed rate over all pages. The generator of requests comes from the
// package registry when it's asked for; it counts what a late request waited as well.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {serve} from './phone.mjs';
import {builtPages} from './sites.mjs';

const GENERATOR = 'autocannon@8.0.0';

/** Prints percentiles of the answers' times. */
export async function measureLoad({port, rate, seconds}) {
  // A copy with compressed twins, as the container has it.
  const folder = mkdtempSync(join(tmpdir(), 'site-load-'));
  const site = join(folder, 'site');
  cpSync('build', site, {recursive: true});
  cpSync('build-host', `${site}-host`, {recursive: true});
  execFileSync('find', [site, '-name', '*.html', '-exec', 'gzip', '--best', '--keep', '{}', '+']);
  const address = `http://127.0.0.1:${port}`;
  const headers = [{name: 'Accept-Encoding', value: 'gzip'}];
  const entries = builtPages().map((path) => ({request: {method: 'GET', url: address + path, headers}}));
  const pages = join(folder, 'pages.har');
  writeFileSync(pages, JSON.stringify({log: {version: '1.2', creator: {name: 'bench', version: '1'}, entries}}));
  console.log(`Load of the machine before: ${loadavg()[0].toFixed(1)}`);
  const server = await serve(site, port);
  const args = [
    '--connections',
    '64',
    '--overallRate',
    rate,
    '--duration',
    seconds,
    '--renderStatusCodes',
    '--har',
    pages,
  ];
  spawnSync('npx', ['--yes', GENERATOR, ...args.map(String), address], {stdio: 'inherit'});
  server.kill('SIGTERM');
  rmSync(folder, {recursive: true, force: true});
}
