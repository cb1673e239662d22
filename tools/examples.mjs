// Builds, starts and asks the examples. Usage: npm run examples -- [--fresh | --page] [NAME…]. Plain Node: it loads the
// TypeScript next to it.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);
const jiti = require('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

const {runExamples} = jiti('./examples/run.ts');
process.exit(await runExamples(process.argv.slice(2)));
