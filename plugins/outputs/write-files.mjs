// Thread of its own that makes all files and writes them below the folder it is given.
// Plain Node: a thread starts without the loader that Docusaurus reads TypeScript with.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {workerData} from 'node:worker_threads';

const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

await jiti('./write-files.ts').writeFiles(workerData);
