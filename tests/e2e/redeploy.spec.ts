import {execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {script} from '../support/script';
import {type Page, expect, test} from '../support/test';
import {countLoads, hydrated, open, saveData} from '../support/visit';

const PORT = 4391;

test.use({ownServers: [`http://127.0.0.1:${PORT}`]});

const HASHED = /\.([0-9a-f]{8})\.js$/;

/** A build of the same site whose scripts all have other names, as after a change of the code. */
function rebuild(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  const scripts = join(to, 'assets/js');
  const hashes = new Map(
    readdirSync(scripts).flatMap((name) => {
      const hash = HASHED.exec(name)?.[1];
      return hash ? [[hash, [...hash].reverse().join('')] as const] : [];
    }),
  );
  const renamed = (text: string) => text.replace(/\b[0-9a-f]{8}\b/g, (hash) => hashes.get(hash) ?? hash);
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(to, name), 'utf8');
    rmSync(join(to, name));
    writeFileSync(join(to, HASHED.test(name) ? renamed(name) : name), renamed(text));
  }
}

interface Site {
  address: string;
  /** Puts the next build in the place of this one, with or without the files of this one. */
  deploy: (keepsAssets: boolean) => void;
}

/** Serves a copy of the build while a test runs. */
async function serveCopy(run: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redeploy-'));
  const [live, next] = [join(folder, 'site'), join(folder, 'next')];
  cpSync('build', live, {recursive: true});
  cpSync('build-host', `${live}-host`, {recursive: true});
  const server = spawn('node', script('tools/serve.ts', '--port', String(PORT), '--root', live), {stdio: 'ignore'});
  const deploy = (keepsAssets: boolean) => {
    rebuild(live, next);
    if (keepsAssets) execFileSync('node', script('tools/keep-assets.ts', '--from', live, '--into', next));
    renameSync(live, join(folder, 'old'));
    renameSync(next, live);
  };
  try {
    const address = `http://127.0.0.1:${PORT}/docs/intro`;
    const status = () =>
      fetch(address).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
    await run({address, deploy});
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  }
}

const markTab = (page: Page) => page.evaluate(() => void Object.assign(window, {sameTab: true}));
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in window);

// Both use the same port.
test.describe.configure({mode: 'serial'});

test('an open tab walks on after a deployment', async ({page}) => {
  await serveCopy(async ({address, deploy}) => {
    const failed: string[] = [];
    page.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())));
    await open(page, address);
    await markTab(page);
    deploy(true);
    await page.locator('a.navbar__link[href="/docs/tutorials"]').click();
    await expect(page).toHaveURL(/\/docs\/tutorials$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isSameTab(page)).toBe(true);
    expect(failed).toEqual([]);
  });
});

test('an open tab reloads once into a deployment that kept none of its files', async ({page}) => {
  // A page that was fetched ahead doesn't ask for files that are gone.
  await saveData(page);
  await serveCopy(async ({address, deploy}) => {
    await open(page, address);
    const runtime = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src);
    const before = await runtime();
    await markTab(page);
    deploy(false);
    const count = countLoads(page);
    await page.locator('a.navbar__link[href="/docs/tutorials"]').click();
    await expect.poll(() => count.loads).toBe(1);
    await hydrated(page);
    expect(await runtime()).not.toBe(before);
    expect(await isSameTab(page)).toBe(false);
    await expect(page).toHaveURL(/\/docs\/tutorials$/);

    // The new build goes on as usual.
    await markTab(page);
    await page.locator('a.navbar__link[href="/docs/concepts"]').click();
    await expect(page).toHaveURL(/\/docs\/concepts$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isSameTab(page)).toBe(true);
    expect(count.loads).toBe(1);
  });
});
