// Starts the MCP server of these docs: over standard input and output, or with `--http PORT` over HTTP.
// Plain Node: it loads the TypeScript next to it, from whatever folder an editor starts it in.
import {createRequire} from 'node:module';
import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
// Data files are named from the root of the repository.
process.chdir(resolve(folder, '../../..'));

const require = createRequire(import.meta.url);
const jiti = require('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

jiti('./run.ts');
