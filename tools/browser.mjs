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
