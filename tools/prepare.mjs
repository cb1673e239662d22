// Makes a fresh clone ready: checks Node, installs the packages of the lockfile, patches them and, for the tests, installs
// browsers, nginx and Java. With --installed it leaves installing to you, as `npm ci && npm run build` does.
// Plain Node without dependencies, because it runs before there are any.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {WEBKIT_PACKAGES, browserPath, firefoxPath, hasWebKit} from './browser.mjs';
import {nodeProblem} from './node-floor.mjs';

/** The quicker one first; older systems don't have it. */
const BROWSER_PACKAGES = ['chromium-headless-shell', 'chromium'];
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
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem) fail(problem);
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
function aptInstall(...packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !process.env.CI) return false;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [command, ...args] = isRoot ? apt : ['sudo', '-n', ...apt];
  return (
    run(command, [...args, 'update', '-qq']) &&
    run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function installBrowser() {
  if (browserPath()) return;
  if (BROWSER_PACKAGES.some((name) => aptInstall(name) && browserPath())) return;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  fail(
    'No browser for the tests: install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to one.',
  );
}

/** The tests check the answers of the site's own web server, nginx. */
function installWebServer() {
  if (has('nginx') || (aptInstall('nginx-light') && has('nginx'))) return;
  fail('No nginx for the tests: install it (Debian: apt-get install nginx-light, macOS: brew install nginx).');
}

/** For the check of the HTML. Where it can't be installed, the last line of the tests says that the check was skipped. */
function installJava() {
  if (!has('java')) aptInstall('default-jre-headless');
}

/** Where they can't be installed, the last line of the tests says that they were skipped in them. */
function installOtherBrowsers() {
  if (!firefoxPath()) aptInstall('firefox-esr');
  if (!hasWebKit()) aptInstall(...WEBKIT_PACKAGES);
}

checkNode();
if (!process.argv.includes('--installed')) installPackages();
patchPackages();
if (process.argv.includes('--tests')) {
  installBrowser();
  installOtherBrowsers();
  installWebServer();
  installJava();
}
