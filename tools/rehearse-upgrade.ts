// Tries newer releases of Docusaurus and React in a copy of the last commit, and prints what fails: patches/README.md.
// Usage: npm run check:upgrade -- [--docusaurus 3.10.2] [--react 19.3.1] [--lines 40]
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {temporaryFolder} from './temporary-folder';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

const {values: options} = parseArgs({
  options: {
    docusaurus: {type: 'string', default: 'latest'},
    react: {type: 'string', default: '19'},
    /** How much to print of what fails. */
    lines: {type: 'string', default: '40'},
  },
});

/** A number, because npm refuses to list the parts of a site that asks for a tag, and keeps what a range allows. */
const docusaurus = execFileSync('npm', ['view', `@docusaurus/core@${options.docusaurus}`, 'version'], {
  encoding: 'utf8',
}).trim();

const copy = temporaryFolder();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

let failures = 0;

/** Runs a command in the copy, and prints the end of its output if it fails. */
function attempt(command: string, ...args: string[]): void {
  const started = Date.now();
  const env = {...process.env, NO_COLOR: '1', CI: '1'};
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: copy, env, encoding: 'utf8', maxBuffer: 1e8});
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${status === 0 ? 'pass' : 'FAIL'}  ${command} ${args.join(' ')}  (${seconds} s)`);
  if (status === 0) return;
  failures += 1;
  console.log(`${stdout}${stderr}`.trimEnd().split('\n').slice(-Number(options.lines)).join('\n'));
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Asks for the new releases, and for no `webpackbar`: its newest release fits them. */
function changeManifest(text: string): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const packages of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(packages)) {
      if (name.startsWith('@docusaurus/')) packages[name] = docusaurus;
      if (/^(@types\/)?react(-dom)?$/.test(name)) packages[name] = options.react;
    }
  }
  delete manifest.overrides['webpackbar'];
  return JSON.stringify(manifest, null, 2);
}

/** Takes away each patch that doesn't fit any more, so that the other checks go on without it. */
function tryPatches(): void {
  for (const name of readdirSync(join(copy, 'patches')).filter((file) => file.endsWith('.patch'))) {
    const failed = failures;
    attempt('git', 'apply', '--check', `patches/${name}`);
    if (failures > failed) rmSync(join(copy, 'patches', name));
  }
}

console.log(`Docusaurus ${docusaurus} and React ${options.react}, in ${copy}`);
attempt('git', 'clone', '--quiet', process.cwd(), '.');
edit('package.json', changeManifest);
edit('docusaurus.config.ts', (text) => text.replace('experimental_faster:', 'faster:'));
attempt('npm', 'install', '--no-audit', '--no-fund');
tryPatches();
for (const script of ['check:types', 'build', 'test:unit', 'test:site']) attempt('npm', 'run', '--silent', script);
console.log(failures ? `${failures} failed` : 'Everything passes.');
process.exit(failures ? 1 : 0);
