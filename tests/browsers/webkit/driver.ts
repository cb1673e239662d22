import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Readable} from 'node:stream';
import {expect} from '@playwright/test';
import {freePort} from '../../../tools/free-port';
import {temporaryFolder} from '../../../tools/temporary-folder';

/** What a browser says that is no fault of a page. */
const NO_FAULT: {message: RegExp; reason: string}[] = [
  {
    message: /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    reason: "WebKitGTK is built without manifests; Safari isn't, and knows the directive.",
  },
  {
    message: /XMLHttpRequest cannot load http:\/\/127\.0\.0\.1:\d+\/assets\/js\/\S+ due to access control checks/,
    reason: "WebKit prefetches by XMLHttpRequest, and says this of its own site's files when a page is left meanwhile.",
  },
];

const BROWSER = resolve('tests/browsers/webkit/browser.py');
/** Where WebDriver puts the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Longer than any answer takes on a busy machine: a browser that hangs fails its test, and not the whole run. */
const PATIENCE = {timeout: 60_000, intervals: [30]};

/** A line of the console, without the address in front of it. */
const SAID = /CONSOLE ([A-Z ]+) (\S.*)$/;

/** Starts WebKitWebDriver on a display that nobody sees. It starts a browser, one at a time. */
async function startServer(port: number): Promise<{server: ChildProcess; end: () => void}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const signal = AbortSignal.timeout(PATIENCE.timeout);
  const [display] = (await once(screen.stdio[3] as Readable, 'data', {signal})) as [Buffer];
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without the bus of a desktop.
    env: {...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory'},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with the browser in it.
    detached: true,
  });
  const end = () => {
    process.off('exit', end);
    if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, 'SIGKILL');
    screen.kill();
  };
  process.on('exit', end);
  return {server, end};
}

export type Driver = Awaited<ReturnType<typeof openWebKit>>;

/**
 * Opens a browser that has never been used.
 *
 * @param base where addresses without an origin are
 */
export async function openWebKit(base: string) {
  const port = await freePort();
  const {server, end} = await startServer(port);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));

  /** @see https://www.w3.org/TR/webdriver2/#endpoints */
  async function send<Value>(method: string, path: string, body: object = {}): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(PATIENCE.timeout),
    });
    const {value} = (await answer.json()) as {value: Value & {error?: string; message?: string}};
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  await expect(() => send('GET', '/status'), 'WebKitWebDriver answers').toPass(PATIENCE);

  const folder = temporaryFolder();
  const options = {binary: BROWSER, args: [folder]};
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}},
  });
  const ask = <Value = void>(command: string, body?: object) =>
    send<Value>('POST', `/session/${sessionId}/${command}`, body);
  const act = (id: string, type: string, actions: object[]) => ask('actions', {actions: [{id, type, actions}]});

  /** Runs a function in the page. It knows nothing but its arguments, which are JSON as its result is. */
  const run = <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => ask('execute/sync', {script: `return (${String(script)})(...arguments)`, args});

  /** Waits until React has taken over the page that's being loaded. */
  const hydrated = () =>
    expect.poll(() => run(() => document.documentElement.dataset['hasHydrated']), PATIENCE).toBe('true');

  /** The first visible element, once nothing slides or fades any more. */
  async function find(selector: string): Promise<Element> {
    const look = () =>
      run(async (wanted: string) => {
        const ending = document.getAnimations().filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(ending.map(({finished}) => finished));
        const elements = [...document.querySelectorAll(wanted)];
        const visible = elements.find((element) => element.checkVisibility({visibilityProperty: true}));
        return (visible ?? null) as unknown as Element | null;
      }, selector);
    let found: Element | null = null;
    await expect.poll(async () => (found = await look()), {...PATIENCE, message: selector}).not.toBeNull();
    return found as unknown as Element;
  }

  let heard = output.length;
  let marks = 0;
  return {
    run,
    hydrated,
    /** Loads a page and waits until React has taken it over. */
    async open(address: string) {
      await ask('url', {url: new URL(address, base).href});
      await hydrated();
    },
    /** Clicks the first visible element. */
    async click(selector: string) {
      const {[ELEMENT]: id} = await find(selector);
      // What fades out may lie over it for a moment.
      await expect(() => ask(`element/${id}/click`)).toPass(PATIENCE);
    },
    async hover(selector: string) {
      const origin = await find(selector);
      await run((one: unknown) => (one as HTMLElement).scrollIntoView({block: 'center', behavior: 'instant'}), origin);
      await act('mouse', 'pointer', [{type: 'pointerMove', origin, x: 0, y: 0}]);
    },
    /** Presses a key, or several at once: `Control+k`. */
    press(keys: string) {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      return act('keyboard', 'key', [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    async reload() {
      await ask('refresh');
      await hydrated();
    },
    back: () => ask('back'),
    // The window has no frame. Its page follows a moment later.
    async resize(size: {width: number; height: number}) {
      await ask('window/rect', size);
      await expect.poll(() => run(() => innerWidth), PATIENCE).toBe(size.width);
    },
    /** What the console has said since the last call, such as errors that nobody caught and what the policy refused. */
    async messages(): Promise<string[]> {
      marks += 1;
      const mark = `end of messages ${marks} of ${sessionId}`;
      await run((text: string) => console.log(text), mark);
      await expect.poll(() => output.indexOf(mark, heard), PATIENCE).toBeGreaterThan(0);
      const last = output.indexOf(mark, heard);
      const lines = output.slice(heard, last).split('\n');
      heard = last + mark.length;
      return lines
        .map((line) => SAID.exec(line))
        .flatMap((found) => (found ? [`${found[1]?.toLowerCase()}: ${found[2]}`] : []))
        .filter((text) => !NO_FAULT.some(({message}) => message.test(text)));
    },
    // Without asking the browser, which may hang.
    close() {
      end();
      rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
    },
  };
}
