// What benches in a browser share: a build behind a server, a phone that loads its pages, and a link as slow as a phone's.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, devices} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {TYPESCRIPT} from './sites.mjs';

/** As Lighthouse slows down for a phone: the processor by four; the link in bytes a second, and milliseconds there and back. */
export const SLOWER = 4;
const BYTES = 204_800;
const ROUND_TRIP = 150;
/** What the link sends at once, in bytes. */
const PIECE = 4096;

/** Median; of an even number, the upper of the middle two. */
export const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Compression and long caching of hashed files, as any host has them. The header is one of ours (plugins/hosting/headers.ts):
 * with it Chromium starts a process for a page of a bench, which takes as long as 5% of the page.
 */
const PLAIN = `types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; font/woff2 woff2; }
gzip on;
gzip_comp_level 9;
gzip_types text/css text/javascript application/json image/svg+xml;
server {
  include listen.conf;
  add_header Cross-Origin-Opener-Policy same-origin;
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location ~ ^/assets/ { expires 1y; }
}
`;

/** Serves a build on loopback, by nginx: this site with its own configuration, stock with a plain one. */
export async function serve(build, port) {
  if (!existsSync(build)) throw new Error(`bench: ${build} is not built: run npm run build first.`);
  const host = `${build}-host`;
  // A build of this site has its own configuration, and this file next to it.
  if (!existsSync(join(host, 'mcp.conf'))) {
    mkdirSync(host, {recursive: true});
    writeFileSync(join(host, 'site.conf'), PLAIN);
  }
  const args = [TYPESCRIPT, 'tools/serve.ts', '--port', String(port), '--root', build];
  const server = spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'inherit']});
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`bench: the server of ${build} ended: is port ${port} free?`);
    await sleep(100);
  }
  return server;
}

/** Serves builds from a port on while `use` runs, which gets a browser and the address of each build. */
export async function withBrowser(builds, port, use) {
  const servers = [];
  let browser;
  try {
    for (const [index, build] of builds.entries()) servers.push(await serve(build, port + index));
    browser = await chromium.launch({executablePath: browserPath() ?? undefined, args: ['--no-sandbox']});
    return await use(
      browser,
      builds.map((_, index) => `http://127.0.0.1:${port + index}`),
    );
  } finally {
    await browser?.close();
    for (const server of servers) server.kill('SIGTERM');
  }
}

/** A page of a phone with an empty cache, and a session of its debugger. Close its context afterwards. */
export async function openPhone(browser, settings = {}) {
  const context = await browser.newContext({...devices['Pixel 7'], ...settings});
  const page = await context.newPage();
  return {context, page, session: await context.newCDPSession(page)};
}

/** A slow link in front of a port on loopback, for all of its connections together. The browser's own doesn't reach workers. */
export async function slowLink(port, target) {
  let free = 0;
  async function* slowly(answer) {
    for await (const chunk of answer)
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        free = Math.max(free, performance.now()) + (piece.length / BYTES) * 1000;
        await sleep(free - performance.now());
        yield piece;
      }
  }
  // A request waits for the whole way there and back, so the answers don't have to.
  async function* later(requests) {
    for await (const request of requests) yield await sleep(ROUND_TRIP, request);
  }
  const link = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    // Either side may hang up: the other one is closed then.
    pipeline(client, later, upstream).catch(() => client.destroy());
    pipeline(upstream, slowly, client).catch(() => upstream.destroy());
  });
  await once(link.listen(port, '127.0.0.1'), 'listening');
  return link;
}
