import type {Browser, BrowserContext} from '@playwright/test';

/** A request, or a socket. */
export interface Call {
  origin: string;
  text: string;
}

/** `data:`, `blob:` and `about:` never leave the browser. */
const isSent = (url: string) => /^(https?|wss?):/.test(url);

/** Addresses that the console says the policy refused: browsers report some of those as requests, and some only here. */
const refused = (message: string): string[] =>
  /content.security.policy/i.test(message) ? (message.match(/\b(?:https?|wss?):\/\/[^\s'"<>]+/g) ?? []) : [];

/**
 * Records every request of every page, worker and service worker of a browser, beacons included, its sockets, and what the
 * policy refused. Browsers don't report what a page sends on its way out: the policy, which is pinned, refuses that.
 *
 * @param calls where they're recorded; emptied by whoever reads it
 */
export function watchCalls(browser: Browser, calls: Call[]): void {
  const note = (kind: string, url: string) => {
    // A socket's server is the one of its pages.
    if (isSent(url)) calls.push({origin: new URL(url.replace(/^ws/, 'http')).origin, text: `${kind} ${url}`});
  };
  const watch = (context: BrowserContext) => {
    context.on('request', (request) => note(`${request.method()} (${request.resourceType()})`, request.url()));
    context.on('console', (message) => refused(message.text()).forEach((url) => note('refused', url)));
    context.on('page', (page) => page.on('websocket', (socket) => note('socket', socket.url())));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
}
