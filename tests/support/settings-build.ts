import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {script} from './script';

/**
 * What the second build is made with: another name, every setting, and pages that use the theme wrongly. Its services
 * are never reached: tests answer.
 */
export const SETTINGS = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
  ALGOLIA_INDEX: 'test-index',
  ALGOLIA_SEARCH_KEY: 'test-search-key',
  ANALYTICS_WRITE_KEY: 'test-write-key',
  ANNOUNCEMENT_ID: 'release-2',
  ANNOUNCEMENT_TEXT: 'Release 2 is out.',
  WEBMCP_ORIGIN_TRIAL: 'trial-token',
  PRODUCT_NAME: 'Acme',
  PRODUCT_SLUG: 'acme',
};

/** Not in test-results, which Playwright empties. */
const FOLDER = '.cache/settings-build';
export const ROOT = `${FOLDER}/build`;
const CONFIG = 'tests/fixtures/misuse/docusaurus.config.ts';
const STAMP = `${FOLDER}/built-from`;
const LOCK = `${FOLDER}/lock`;
const PORT = Number(process.env.E2E_PORT ?? 4173) + 1;
const WAIT = 500;
/** In milliseconds, on a busy machine. */
export const LONGEST_BUILD = 600_000;

/** Changes with every build of the site itself. */
const stampOfSite = (): string => String(statSync('build/sitemap.xml').mtimeMs);
const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfSite();

async function build(): Promise<void> {
  rmSync(ROOT, {recursive: true, force: true});
  const child = spawn(process.execPath, script('tools/docusaurus.ts', 'build', '--config', CONFIG, '--out-dir', ROOT), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, ...SETTINGS, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/.docusaurus`},
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`The build with other settings failed:\n${errors}`);
  writeFileSync(STAMP, stampOfSite());
}

/** Builds once per run, in whichever worker comes first. */
export async function ensureBuild(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  while (!isBuilt()) {
    try {
      mkdirSync(LOCK);
    } catch {
      // Another worker builds, unless it was ended in the middle.
      if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > LONGEST_BUILD)
        rmSync(LOCK, {recursive: true, force: true});
      await sleep(WAIT);
      continue;
    }
    try {
      if (!isBuilt()) await build();
    } finally {
      rmSync(LOCK, {recursive: true, force: true});
    }
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** A server of the second build, each worker its own. */
export async function serveSettings(worker: number): Promise<{url: string; stop: () => void}> {
  await ensureBuild();
  const port = PORT + worker;
  const url = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn('node', script('tools/serve.ts', '--port', String(port), '--root', ROOT), {
    stdio: 'ignore',
  });
  while (!(await answers(url))) await sleep(WAIT);
  return {url, stop: () => server.kill('SIGTERM')};
}
