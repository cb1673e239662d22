// Makes a fresh clone ready: checks Node, installs the packages of the lockfile, patches them and, for the tests, installs
// browsers, nginx and Java. With --installed it leaves installing to you, as `npm ci && npm run build` does.
// Plain Node without dependencies, because it runs before there are any.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {WEBKIT_PACKAGES, browserPath, firefoxPath, hasWebKit} from './browser.mjs';

/** A test takes little more than half as long in it as in `chromium`. */
const BROWSER_PACKAGE = 'chromium-headless-shell';
const STAMP = 'node_modules/.lockfile-hash';
const PATCHES_STAMP = 'node_modules/.patches-hash';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

const has = (command) => spawnSync(command, ['-v'], {stdio: 'ignore'}).error === undefined;

function checkNode() {
  const floor = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  const [[major, minor], [least, leastMinor]] = [process.versions.node, floor].map((one) => one.split('.').map(Number));
  if (major > least || (major === least && minor >= leastMinor)) return;
  fail(
    `Node ${process.versions.node} is too old for this site: install Node ${floor} or newer, then run the command again.`,
  );
}

function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const isStamped = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

function installPackages() {
  const hash = hashOf('package-lock.json');
  if (isStamped(STAMP, hash)) return;
  // Newer npm refuses a lockfile without the binaries of other systems (tools/complete-lockfile.ts); install follows the same
  // lockfile and leaves them out.
  const quiet = ['--no-audit', '--no-fund'];
  const done = run('npm', ['ci', ...quiet]) || run('npm', ['install', '--no-save', ...quiet]);
  if (!done) fail('The packages could not be installed: see the message of npm above, then run the command again.');
  rmSync('node_modules/.cache', {recursive: true, force: true});
  writeFileSync(STAMP, hash);
}

/**
 * No package may run scripts at install (.npmrc), so the patches are applied here: patches/README.md. What's patched already
 * isn't touched.
 */
function patchPackages() {
  const tool = 'node_modules/patch-package/index.js';
  if (!existsSync(tool)) fail('The packages are not installed: run npm ci, then run the command again.');
  const {status, stdout, stderr} = spawnSync(process.execPath, [tool, '--error-on-fail'], {encoding: 'utf8'});
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    fail('A patch does not fit its package any more: patches/README.md says what it mends, and when it can go.');
  }
  const patches = readdirSync('patches').filter((name) => name.endsWith('.patch'));
  const hash = hashOf(...patches.map((name) => `patches/${name}`));
  if (isStamped(PATCHES_STAMP, hash)) return;
  // The bundler's cache takes packages for unchanged.
  rmSync('node_modules/.cache', {recursive: true, force: true});
  writeFileSync(PATCHES_STAMP, hash);
}

/** Debian packages, where this user may install them. Only in CI it becomes another user for that. */
function aptInstall(packages) {
  if (!packages.length || process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !process.env.CI) return;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [command, ...args] = isRoot ? apt : ['sudo', '-n', ...apt];
  const install = (...some) => run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...some]);
  if (!run(command, [...args, 'update', '-qq'])) return;
  // One that this system doesn't have keeps no other from coming.
  if (!install(...packages.flat())) for (const group of packages) install(...group);
}

const hasBrowser = () => browserPath() !== undefined;
const hasNginx = () => has('nginx');

/** What tests need, each with its Debian packages. */
const NEEDS = [
  {isThere: hasBrowser, packages: [BROWSER_PACKAGE]},
  // Where these can't be installed, the last line of the tests says what was skipped.
  {isThere: () => firefoxPath() !== undefined, packages: ['firefox-esr']},
  {isThere: hasWebKit, packages: WEBKIT_PACKAGES},
  // The tests check the answers of the site's own web server.
  {isThere: hasNginx, packages: ['nginx-light']},
  // For the check of the HTML.
  {isThere: () => has('java'), packages: ['default-jre-headless']},
];

function installForTests() {
  aptInstall(NEEDS.filter(({isThere}) => !isThere()).map(({packages}) => packages));
  // Older systems don't have the quicker one.
  if (!hasBrowser()) aptInstall([['chromium']]);
  if (!hasBrowser() && !run('npx', ['playwright', 'install', 'chromium']))
    fail(
      'No browser for the tests: install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one.',
    );
  if (!hasNginx())
    fail('No nginx for the tests: install it (Debian: apt-get install nginx-light, macOS: brew install nginx).');
}

checkNode();
if (!process.argv.includes('--installed')) installPackages();
patchPackages();
if (process.argv.includes('--tests')) installForTests();
