// Worker thread that makes all files and writes them below the folder that it's given.
// Plain Node: a thread starts without the loader that lets Docusaurus read TypeScript.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {workerData} from 'node:worker_threads';

const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

await jiti('./write-files.ts').writeFiles(workerData);
