// `npm run mcp`: starts the server that the last build has bundled.
import {existsSync} from 'node:fs';

const server = new URL('../../build-host/mcp/server.cjs', import.meta.url);
if (existsSync(server)) await import(server.href);
else {
  console.error('There is no build of the docs yet: run npm run build first.');
  process.exitCode = 1;
}
