import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {startWebDriver} from './web-driver';

export interface Size {
  width: number;
  height: number;
}

/** What a test does with the browser. */
export interface Driver {
  /** Loads a page and waits until React has taken it over. */
  open: (address: string) => Promise<void>;
  /** Waits until React has taken over the page that's being loaded. */
  hydrated: () => Promise<void>;
  /** Runs a function in the page. It knows nothing but its arguments, which are JSON as its result is. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first visible element, of those that contain the text. */
  click: (selector: string, text?: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  /** Presses a key, or several at once: `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Puts a text into a field. */
  fill: (selector: string, text: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** What the console has said since the last call, such as errors that nobody caught and what the policy refused. */
  messages: () => Promise<string[]>;
}

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

const isOfReaders = (text: string): boolean => !NO_FAULT.some(({message}) => message.test(text));

const BROWSER = resolve('tests/browsers/webkit/browser.py');
/** Where WebDriver puts the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** How long a reader would wait for something, in milliseconds. */
const PATIENCE = 60_000;

async function until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`WebKit: ${what} isn't there after a minute`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** A line of the console, without the address in front of it. */
const SAID = /CONSOLE ([A-Z ]+) (\S.*)$/;

/**
 * Opens a browser that has never been used.
 *
 * @param base where addresses without an origin are
 */
export async function openWebKit(base: string): Promise<{driver: Driver; close: () => Promise<void>}> {
  const {send, output, end} = await startWebDriver();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const session = send<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {binary: BROWSER, args: [folder]}}},
  });
  session.catch(end);
  const {sessionId} = await session;
  const path = `/session/${sessionId}`;
  const ask = <Value>(method: string, command: string, body?: object) =>
    send<Value>(method, `${path}/${command}`, body);

  const run: Driver['run'] = (script, ...args) =>
    ask('POST', 'execute/sync', {script: `return (${String(script)})(...arguments)`, args});

  /** The first visible element, of those that contain the text. */
  const find = (selector: string, text = '') =>
    until(`${selector} ${text}`, () =>
      run(
        (wanted: string, words: string) =>
          ([...document.querySelectorAll(wanted)].find(
            (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(words),
          ) as unknown as Element | undefined) ?? null,
        selector,
        text,
      ),
    );
  const act = (id: string, type: string, actions: object[]) =>
    ask<void>('POST', 'actions', {actions: [{id, type, actions}]});
  const hydrated = async () =>
    void (await until('a page that React has taken over', () =>
      run(() => document.documentElement.dataset['hasHydrated'] === 'true'),
    ));

  let heard = output().length;
  let marks = 0;
  async function messages(): Promise<string[]> {
    marks += 1;
    const mark = `end of messages ${marks} of ${sessionId}`;
    await run((text: string) => console.log(text), mark);
    const last = await until('the output of the console', () => {
      const place = output().indexOf(mark, heard);
      return Promise.resolve(place < 0 ? null : place);
    });
    const lines = output().slice(heard, last).split('\n');
    heard = last + mark.length;
    return lines
      .map((line) => SAID.exec(line))
      .flatMap((found) => (found ? [`${found[1]?.toLowerCase()}: ${found[2]}`] : []))
      .filter(isOfReaders);
  }

  const driver: Driver = {
    open: async (address) => {
      await ask('POST', 'url', {url: new URL(address, base).href});
      await hydrated();
    },
    hydrated,
    run,
    // As Playwright does: what slides stands still first, and nothing that fades out lies over it.
    click: async (selector, text) => {
      const element = await find(selector, text);
      let last = '';
      await until(`${selector}, standing still,`, async () => {
        const place = await run(
          (target: unknown) => JSON.stringify((target as HTMLElement).getBoundingClientRect()),
          element,
        );
        const isStill = place === last;
        last = place;
        return isStill;
      });
      await until(`a way to click ${selector}`, () =>
        ask('POST', `element/${element[ELEMENT]}/click`).then(
          () => true,
          (error: Error) => {
            if (/intercepted|not interactable/.test(error.message)) return false;
            throw error;
          },
        ),
      );
    },
    hover: async (selector) => {
      const element = await find(selector);
      await run(
        (target: unknown) => (target as HTMLElement).scrollIntoView({block: 'center', behavior: 'instant'}),
        element,
      );
      await act('mouse', 'pointer', [{type: 'pointerMove', origin: element, x: 0, y: 0}]);
    },
    press: (keys) => {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      return act('keyboard', 'key', [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    fill: async (selector, text) => {
      const {[ELEMENT]: id} = await find(selector);
      await ask('POST', `element/${id}/clear`);
      await ask('POST', `element/${id}/value`, {text: text.replaceAll('\n', KEYS['Enter'] ?? '')});
    },
    reload: async () => {
      await ask('POST', 'refresh');
      await hydrated();
    },
    back: () => ask('POST', 'back'),
    // The window has no frame. Its page follows a moment later.
    resize: async (size) => {
      await ask('POST', 'window/rect', {...size});
      await until(`a page ${size.width} px wide`, () => run((width: number) => innerWidth === width, size.width));
    },
    messages,
  };
  return {
    driver,
    // Without asking the browser, which may hang.
    close: () => {
      end();
      rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
      return Promise.resolve();
    },
  };
}
