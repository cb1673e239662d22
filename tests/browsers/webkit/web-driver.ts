import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {freePort} from '../../../tools/free-port';

/** Longer than any answer takes on a busy machine: a browser that hangs fails its test, and not the whole run. */
const LONGEST_ANSWER = 60_000;

/** The number of a display that nobody sees. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  })) as [Buffer];
  return `:${String(number).trim()}`;
}

interface WebDriver {
  /**
   * Sends a command of WebDriver.
   *
   * @throws with what the browser says, or when it says nothing for a minute
   * @see https://www.w3.org/TR/webdriver2/#endpoints
   */
  send: <Value>(method: string, path: string, body?: object) => Promise<Value>;
  /** What the browser has written so far. */
  output: () => string;
  end: () => void;
}

/** Starts WebKitWebDriver on a display of its own. It starts a browser, one at a time. */
export async function startWebDriver(): Promise<WebDriver> {
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const DISPLAY = await displayOf(screen);
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without the bus of a desktop.
    env: {...process.env, DISPLAY, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory'},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with the browser in it.
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));

  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    process.off('exit', end);
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    screen.kill();
  };
  process.on('exit', end);

  async function send<Value>(method: string, path: string, body: object = {}): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    }).catch((error: Error) => {
      throw new Error(`WebKit doesn't answer ${method} ${path}: ${error.message}`);
    });
    const {value} = (await answer.json()) as {value: Value & {error?: string; message?: string}};
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + LONGEST_ANSWER;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {send, output: () => output, end};
}
