import {existsSync} from 'node:fs';

const CANDIDATES = [
  process.env.CHROME_PATH,
  // The same engine without windows: a test takes little more than half as long in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chrome or Chromium, or undefined: then Playwright's own is used where it was downloaded. */
export function browserPath() {
  return CANDIDATES.find((path) => path && existsSync(path));
}

const FIREFOX = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of an installed Firefox, or undefined: then `npm test` leaves it out. */
export function firefoxPath() {
  return FIREFOX.find((path) => path && existsSync(path));
}

/** What drives WebKit on a display that nobody sees, and the window for it: tests/browsers/webkit/. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

/** Where Debian puts them. */
const WEBKIT = [
  ['/usr/bin/WebKitWebDriver'],
  ['/usr/bin/Xvfb'],
  ['/usr/lib/python3/dist-packages/gi'],
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`),
];

/** Whether WebKit is installed with all that the tests need: if not, `npm test` leaves it out. */
export function hasWebKit() {
  return WEBKIT.every((places) => places.some((path) => existsSync(path)));
}
