// A development server, a browser that waits for what it shows, and edits that the preview has to show.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Page} from '@playwright/test';

const LONGEST = 240_000;
/** A frame that is being replaced may never answer. In milliseconds. */
const ANSWERS_WITHIN = 1000;

interface Edit {
  name: string;
  file: string;
  /** Of a page that shows it. */
  path: string;
  edit: (text: string, word: string) => string;
}

export const PAGE = {file: 'docs/concepts/domains.mdx', path: '/docs/concepts/domains'};

/** Each puts a new word into a file, and a browser sees it on a page. */
export const EDITS: Edit[] = [
  {name: 'page', ...PAGE, edit: (text, word) => `${text}\n${word}\n`},
  {
    name: 'data file',
    file: 'src/data/glossary.yaml',
    path: '/docs/concepts',
    edit: (text, word) => text.replace(/^( *meaning: )(['"]?)/m, `$1$2${word} `),
  },
  {
    name: 'file of an example',
    file: 'examples/express/Dockerfile',
    path: '/docs/quickstarts/express',
    edit: (text, word) => `${text}# ${word}\n`,
  },
  {
    name: 'sidebar',
    file: 'sidebars.ts',
    path: PAGE.path,
    edit: (text, word) => text.replace(/label: 'Managed/, `label: '${word} Managed`),
  },
];

/** The one that starts the preview again. */
export const RESTART: Edit = {
  name: 'token (restart)',
  file: 'config/site.ts',
  path: '/docs/intro/getting-started',
  edit: (text, word) => text.replace('.io/install`', `.io/${word}\``),
};

/** What the page and the frame of the overlay say. */
export async function textOf(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => {
    const text = frame.evaluate(() => document.documentElement.textContent ?? '').catch(() => '');
    return Promise.race([text, sleep(ANSWERS_WITHIN, '')]);
  });
  return (await Promise.all(texts)).join('\n');
}

/** Opens an address and waits until the page is drawn. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'commit', timeout: LONGEST});
  await page.locator('h1').first().waitFor({timeout: LONGEST});
}

/**
 * Starts a server and opens a first page.
 *
 * @param args of node
 */
export async function startServer(page: Page, folder: string, args: string[], address: string) {
  const server = spawn('node', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += String(data)));
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    // A preview's own server ends a moment later.
    await sleep(1000);
  };
  try {
    const late = Date.now() + LONGEST;
    while (!(await fetch(address).catch(() => null))?.ok) {
      if (Date.now() > late) throw new Error('no answer');
      await sleep(20);
    }
    await open(page, address);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start (${(error as Error).message}):\n${said.slice(-2000)}`, {cause: error});
  }
  return {said: () => said, stop};
}
