// A second thread of a build. Plain Node: it loads the TypeScript beside it.
const {workerData} = require('node:worker_threads');
const jiti = require('jiti')(__filename, {interopDefault: true});

jiti('./write-files.ts').writeFiles(workerData.folder);
