export interface Size {
  width: number;
  height: number;
}

/** What every test of this folder does with a browser, whoever drives it. */
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
  /** Prints the page into a file that nobody reads. */
  print: () => Promise<void>;
  /** What the console has said since the last call, such as errors that nobody caught and what the policy refused. */
  messages: () => Promise<string[]>;
}

/** A page of a browser that has never been used. */
export interface Opened {
  driver: Driver;
  close: () => Promise<void>;
}

export interface Browser {
  /** @param base where addresses without an origin are */
  open: (base: string) => Promise<Opened>;
  end: () => Promise<void>;
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

export const isOfReaders = (text: string): boolean => !NO_FAULT.some(({message}) => message.test(text));
