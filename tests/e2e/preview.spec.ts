import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {copySite} from '../../bench/sites.mjs';
import {isChanged} from '../../tools/changes';
import {EDITS, PAGE, RESTART, open, startServer, textOf} from '../support/dev-server';
import {script} from '../support/script';
import {expect, test} from '../support/test';

/** Behind those of the site and of its build with other settings. */
const PORT = Number(process.env.E2E_PORT ?? 4173) + 10;
/** By its number: `localhost` is IPv6 first on some machines, and on others there is none. */
const HOST = '127.0.0.1';
const ADDRESS = `http://${HOST}:${PORT}`;
test.use({ownServers: [ADDRESS]});

const DATA = {file: 'packages/compose-check/data/compose/services.yaml', path: '/docs/concepts/compose/services'};
const OVERLAY = '#webpack-dev-server-client-overlay';
// The restart compiles everything again, next to whatever else the machine does.
const PATIENCE = {timeout: 150_000};

/** Where the preview itself has changed, an ordinary run has it too. */
const isConcerned = isChanged(/preview|dev-server|^package-lock/);

test(`the preview shows edits by itself, and a mistake with its place until it is mended${isConcerned ? '' : ' @weekly'}`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  copySite(folder);
  // As Emacs leaves it while somebody edits.
  symlinkSync('me@host.1:1', join(folder, 'docs/guides/.#load-test.mdx'));
  const args = script(resolve('tools/preview.ts'), '--host', HOST, '--port', String(PORT));
  const server = await startServer(page, folder, args, ADDRESS + PAGE.path);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const shown = () => textOf(page);
  try {
    for (const [index, {name, file, path, edit}] of EDITS.entries()) {
      // Each its own: some show on the same page.
      const word = `Zqword${index}`;
      await open(page, ADDRESS + path);
      expect(await shown(), name).not.toContain(word);
      write(file, edit(read(file), word));
      await expect.poll(shown, {message: name, ...PATIENCE}).toContain(word);
    }

    await open(page, ADDRESS + PAGE.path);
    const before = read(PAGE.file);
    const said = `${PAGE.file}:${before.split('\n').length + 1}: Unknown token {prodct}`;
    write(PAGE.file, `${before}\n{prodct}\n`);
    await expect.poll(shown, PATIENCE).toContain(said);
    expect(server.said()).toContain(said);
    write(PAGE.file, before);
    await expect.poll(shown, PATIENCE).not.toContain('prodct');

    const [gone, text] = ['docs/concepts/portal.mdx', read('docs/concepts/portal.mdx')];
    rmSync(join(folder, gone));
    await expect.poll(shown, PATIENCE).toContain(`${gone} is gone, and the sidebar "concepts" names it`);
    write(gone, text);
    await expect(page.locator(OVERLAY)).toHaveCount(0, PATIENCE);

    await open(page, ADDRESS + DATA.path);
    const data = read(DATA.file);
    write(DATA.file, data.replace('shape:', 'shaep:'));
    await expect.poll(shown, PATIENCE).toContain(`${DATA.file}:`);
    await expect(page.locator(OVERLAY)).toHaveCount(1);
    write(DATA.file, data);
    await expect(page.locator(OVERLAY)).toHaveCount(0);
    // What came up after the mending used to stay.
    await page.waitForTimeout(2000);
    await expect(page.locator(OVERLAY)).toHaveCount(0);

    await open(page, ADDRESS + RESTART.path);
    write(RESTART.file, RESTART.edit(read(RESTART.file), 'Zqtoken'));
    await expect.poll(shown, {message: 'the page loads again with the new token', ...PATIENCE}).toContain('Zqtoken');
    expect(server.said()).toContain(`${RESTART.file} has changed: the preview starts again.`);
  } finally {
    await server.stop();
    rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  }
});
