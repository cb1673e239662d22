// A development server, a browser that waits for what it shows, and edits that the preview has to show.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';

const LONGEST = 240_000;
/** A frame that is being replaced may never answer. In milliseconds. */
const ANSWERS_WITHIN = 1000;

export const PAGE = {file: 'docs/concepts/domains.mdx', path: '/docs/concepts/domains'};

/** Each puts a new word into a file, and a browser sees it on a page. */
export const EDITS = [
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
export const RESTART = {
  name: 'token (restart)',
  file: 'config/site.ts',
  path: '/docs/intro/getting-started',
  edit: (text, word) => text.replace('.io/install`', `.io/${word}\``),
};

/** What the page and the frame of the overlay say. */
export async function textOf(page) {
  const texts = page.frames().map((frame) => {
    const text = frame.evaluate(() => document.documentElement.textContent).catch(() => '');
    return Promise.race([text, sleep(ANSWERS_WITHIN, '')]);
  });
  return (await Promise.all(texts)).join('\n');
}

/** Opens an address and waits until the page is drawn. */
export async function open(page, address) {
  await page.goto(address, {waitUntil: 'commit', timeout: LONGEST});
  await page.locator('h1').first().waitFor({timeout: LONGEST});
}

/**
 * Starts a server and opens a first page.
 *
 * @param args of node
 * @returns {Promise<{ready: number, said: () => string, stop: () => Promise<void>}>} milliseconds until the page was drawn
 */
export async function startServer(page, folder, args, address) {
  // A page of the server before loads itself again as soon as this one answers.
  await page.goto('about:blank');
  const started = performance.now();
  const server = spawn('node', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    // A preview's own server ends a moment later.
    await sleep(1000);
  };
  try {
    while (!(await fetch(address).catch(() => null))?.ok) {
      if (performance.now() - started > LONGEST) throw new Error('no answer');
      await sleep(20);
    }
    await open(page, address);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start (${error.message}):\n${said.slice(-2000)}`);
  }
  return {ready: Math.round(performance.now() - started), said: () => said, stop};
}
