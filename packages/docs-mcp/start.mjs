// `npm run mcp`: starts the server that the last build has bundled.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const server = join(import.meta.dirname, '../../build-host/mcp/server.cjs');
if (existsSync(server)) await import(pathToFileURL(server).href);
else {
  console.error('There is no build of the docs yet: run npm run build first.');
  process.exitCode = 1;
}
