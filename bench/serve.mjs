// Serves builds as they would be in production: this site with its own nginx configuration, others with a plain one.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/**
 * Compression and long caching of hashed files, as any host has them. The header is one of ours (plugins/hosting/headers.ts):
 * with it Chromium starts a process for a page of a bench, which takes as long as 5% of the page.
 */
const PLAIN = `types {
  text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; image/png png;
  image/webp webp; font/woff2 woff2; application/wasm wasm;
}
gzip on;
gzip_comp_level 9;
gzip_types text/css text/javascript application/json image/svg+xml;
server {
  include listen.conf;
  add_header Cross-Origin-Opener-Policy same-origin;
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location ~ ^/(assets|_astro)/ { expires 1y; }
}
`;

/** Throws where a build isn't there. */
export function assertBuilt(build) {
  if (!existsSync(build)) throw new Error(`bench: ${build} is not built: run npm run build first.`);
}

/** Starts a server of a build on loopback and waits until it answers. */
export async function serve(build, port) {
  assertBuilt(build);
  const host = `${build}-host`;
  // A build of this site has its own configuration, and this file next to it.
  if (!existsSync(join(host, 'mcp.conf'))) {
    mkdirSync(host, {recursive: true});
    writeFileSync(join(host, 'site.conf'), PLAIN);
  }
  const args = ['node_modules/jiti/bin/jiti.js', 'tools/serve.ts', '--port', String(port), '--root', build];
  const server = spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'inherit']});
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`bench: the server of ${build} ended: is port ${port} free?`);
    await sleep(100);
  }
  return server;
}
