import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {copySite} from '../../bench/sites.mjs';
import {isChanged} from '../../tools/changes';
import {temporaryFolder} from '../../tools/temporary-folder';
import {script} from '../support/script';
import {start} from '../support/serve';
import {type Page, expect, test} from '../support/test';

/** Behind those of the site and of its build with other settings. */
const PORT = Number(process.env.E2E_PORT ?? 4173) + 10;
/** By its number: `localhost` is IPv6 first on some machines, and on others there is none. */
const HOST = '127.0.0.1';
const ADDRESS = `http://${HOST}:${PORT}`;
test.use({ownServers: [ADDRESS]});

type Edit = [file: string, path: string, edit: (text: string, word: string) => string];

const PAGE = 'docs/concepts/domains.mdx';
const PATH = '/docs/concepts/domains';

/** Each puts a new word into a file, and a browser sees it on a page. */
const EDITS: Edit[] = [
  [PAGE, PATH, (text, word) => `${text}\n${word}\n`],
  ['src/data/glossary.yaml', '/docs/concepts', (text, word) => text.replace(/^( *meaning: )(['"]?)/m, `$1$2${word} `)],
  ['examples/express/Dockerfile', '/docs/quickstarts/express', (text, word) => `${text}# ${word}\n`],
  ['sidebars.ts', PATH, (text, word) => text.replace("'Managed LLMs", `'${word} Managed LLMs`)],
  // Starts the preview again.
  ['config/site.ts', '/docs/intro/getting-started', (text, word) => text.replace('.io/install`', `.io/${word}\``)],
];

const DATA = 'packages/compose-check/data/compose/services.yaml';
const OVERLAY = '#webpack-dev-server-client-overlay';
// A restart compiles everything again, next to whatever else the machine does.
const PATIENCE = {timeout: 150_000};

/** What the page and the frame of the overlay say. A frame that is being replaced may never answer. */
async function textOf(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => {
    const text = frame.evaluate(() => document.documentElement.textContent ?? '').catch(() => '');
    return Promise.race([text, sleep(1000, '')]);
  });
  return (await Promise.all(texts)).join('\n');
}

/** Where the preview itself has changed, an ordinary run has it too. */
const isConcerned = isChanged(/preview|support\/serve|^package-lock/);

test(`the preview shows edits by itself, and a mistake with its place until it is mended${isConcerned ? '' : ' @weekly'}`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = temporaryFolder();
  copySite(folder);
  // As Emacs leaves it while somebody edits.
  for (const path of ['docs/guides/.#load-test.mdx', 'static/img/.#mark.svg', 'static/img/gone.svg'])
    symlinkSync('me@host.1:1', join(folder, path));
  const unopened = 'docs/tutorials/deploy-with-gpu.mdx';
  writeFileSync(join(folder, unopened), `${readFileSync(unopened, 'utf8')}\n{prodct}\n`);
  const args = script(resolve('tools/preview.ts'), '--host', HOST, '--port', String(PORT));
  const server = await start(args, ADDRESS + PATH, folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const shown = () => textOf(page);
  // Again after a minute, as writers do: right after a page has been compiled, its files aren't watched yet.
  const shownAfter = (change: () => unknown) => {
    let next = 0;
    const changeAgain = async () => {
      if (Date.now() > next) {
        await change();
        next = Date.now() + 60_000;
      }
      return shown();
    };
    return expect.poll(changeAgain, PATIENCE);
  };
  const visit = async (path: string) => {
    await page.goto(ADDRESS + path, {waitUntil: 'commit', ...PATIENCE});
    await page.locator('h1').first().waitFor(PATIENCE);
  };
  try {
    await visit(PATH);
    // The first page waits for no other, and yet a mistake shows wherever it is.
    expect(server.said()).not.toContain(unopened);
    await expect.poll(shown, PATIENCE).toContain(`${unopened}:`);
    write(unopened, readFileSync(unopened, 'utf8'));
    await expect(page.locator(OVERLAY)).toHaveCount(0, PATIENCE);
    const before = read(PAGE);
    const said = `${PAGE}:${before.split('\n').length + 1}: Unknown token {prodct}`;
    await shownAfter(() => write(PAGE, `${before}\n{prodct}\n`)).toContain(said);
    expect(server.said()).toContain(said);
    write(PAGE, before);
    await expect.poll(shown, PATIENCE).not.toContain('prodct');

    const [gone, text] = ['docs/concepts/portal.mdx', read('docs/concepts/portal.mdx')];
    const removed = shownAfter(async () => {
      write(gone, text);
      // A page that comes and goes at once hasn't changed.
      await sleep(10_000);
      rmSync(join(folder, gone));
    });
    await removed.toContain(`${gone} is gone, and the sidebar "concepts" names it`);
    write(gone, text);
    await expect(page.locator(OVERLAY)).toHaveCount(0, PATIENCE);

    await visit('/docs/concepts/compose/services');
    const data = read(DATA);
    await shownAfter(() => write(DATA, data.replace('shape:', 'shaep:'))).toContain(`${DATA}:`);
    write(DATA, data);
    await expect(page.locator(OVERLAY)).toHaveCount(0);
    // What came up after the mending used to stay.
    await page.waitForTimeout(2000);
    await expect(page.locator(OVERLAY)).toHaveCount(0);

    for (const [index, [file, path, edit]] of EDITS.entries()) {
      // Each its own: some show on the same page.
      const word = `Zqword${index}`;
      await visit(path);
      expect(await shown(), file).not.toContain(word);
      const edited = edit(read(file), word);
      if (!file.startsWith('config/')) {
        await shownAfter(() => write(file, edited)).toContain(word);
        continue;
      }
      // Written once, because each time starts the preview again, and the page comes back by itself.
      write(file, edited);
      await expect.poll(shown, PATIENCE).toContain(word);
    }
    expect(server.said()).toContain('config/site.ts has changed: the preview starts again.');
  } finally {
    await server.stop();
    // A preview's own server ends a moment later.
    rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  }
});
