// Makes a fresh clone ready: checks Node, installs the packages of the lockfile and, for the tests, browsers, nginx and Java.
// Plain Node without dependencies, because it runs before there are any.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {WEBKIT_PACKAGES, browserPath, firefoxPath, hasWebKit} from './browser.mjs';
import {nodeProblem} from './node-floor.mjs';

/** The quicker one first; older systems don't have it. */
const BROWSER_PACKAGES = ['chromium-headless-shell', 'chromium'];
const STAMP = 'node_modules/.lockfile-hash';

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

function installPackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (installed) return;
  // Newer npm refuses a lockfile without the binaries of other systems (tools/complete-lockfile.ts); install follows the same
  // lockfile and leaves them out.
  const quiet = ['--no-audit', '--no-fund'];
  const done = run('npm', ['ci', ...quiet]) || run('npm', ['install', '--no-save', ...quiet]);
  if (!done) fail('The packages could not be installed: see the message of npm above, then run the command again.');
  // The bundler's cache takes packages for unchanged.
  // No package may run scripts at install (.npmrc), so neither does ours: patches/README.md.
  rmSync('node_modules/.cache', {recursive: true, force: true});
  if (!run('npm', ['run', '--silent', 'patch']))
    fail('A patch does not fit its package any more: patches/README.md says what it mends, and when it can go.');
  writeFileSync(STAMP, hash);
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
installPackages();
if (process.argv.includes('--tests')) {
  installBrowser();
  installOtherBrowsers();
  installWebServer();
  installJava();
}
