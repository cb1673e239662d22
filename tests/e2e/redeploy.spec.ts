import {execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '../support/test';

const PORT = 4391;

/** A build of the same site whose scripts have other names, as after a change of the code. */
function rebuild(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  const renamed = (text: string) => text.replace(/\b(main|runtime~main)\.[0-9a-f]{8}\.js/g, '$1.00000000.js');
  const scripts = join(to, 'assets/js');
  for (const name of readdirSync(scripts)) {
    // Chunks of pages are removed without a successor: the open tab needs exactly the files of its own build.
    if (renamed(name) !== name) renameSync(join(scripts, name), join(scripts, renamed(name)));
    else rmSync(join(scripts, name));
  }
  const page = join(to, 'docs/intro.html');
  writeFileSync(page, renamed(readFileSync(page, 'utf8')));
}

test('an open tab walks on after a deployment', async ({page}) => {
  const folder = mkdtempSync(join(tmpdir(), 'redeploy-'));
  const [live, next] = [join(folder, 'site'), join(folder, 'next')];
  cpSync('build', live, {recursive: true});
  cpSync('build-host', `${live}-host`, {recursive: true});
  const server = spawn('node', ['tests/support/serve.mjs', '--port', String(PORT), '--root', live], {stdio: 'ignore'});
  try {
    const address = `http://127.0.0.1:${PORT}/docs/intro`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({status}) => status,
            () => 0,
          ),
        {timeout: 20_000},
      )
      .toBe(200);
    const failed: string[] = [];
    page.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())));
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.evaluate(() => Object.assign(window, {sameTab: true}));

    rebuild(live, next);
    execFileSync('node', ['deploy/keep-assets.mjs', '--from', live, '--into', next]);
    renameSync(live, join(folder, 'old'));
    renameSync(next, live);

    await page.locator('a.navbar__link[href="/docs/tutorials"]').click();
    await expect(page).toHaveURL(/\/docs\/tutorials$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
    expect(failed).toEqual([]);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  }
});
