// A development server of the bench, and a browser that waits for what it shows.
import {spawn} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';

const LONGEST = 240_000;
const POLL = 20;

/** Milliseconds until a condition is true; null if that takes too long. */
export async function until(condition, longest) {
  const from = performance.now();
  while (performance.now() - from < longest) {
    if (await condition()) return Math.round(performance.now() - from);
    await sleep(POLL);
  }
  return null;
}

/** A frame that is being replaced may never answer. In milliseconds. */
const ANSWERS_WITHIN = 1000;

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
  const server = spawn('node', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  // The server is its own process group, which an interrupt of this process doesn't reach.
  const interrupt = () => {
    process.kill(-server.pid);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const answers = async () => (await fetch(address).catch(() => null))?.ok;
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
    process.kill(-server.pid);
    await sleep(1000);
  };
  try {
    if ((await until(answers, LONGEST)) === null) throw new Error('no answer');
    await open(page, address);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start (${error.message}):\n${said.slice(-2000)}`);
  }
  return {ready: Math.round(performance.now() - started), said: () => said, stop};
}
