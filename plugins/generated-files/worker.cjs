// A second thread of a build. Plain Node: it loads the TypeScript beside it.
const {parentPort, workerData} = require('node:worker_threads');
const {transformSync} = require('@swc/core');
const {dependencies} = require('../../package.json');

const load = require('jiti')(__filename, {
  interopDefault: true,
  // What Node can load by itself need not be compiled; before 20.19 it cannot require modules.
  nativeModules: process.features.require_module ? Object.keys(dependencies) : [],
  // The pages of a build wait for this thread: Babel would keep them waiting for three seconds, even the cache for one.
  transform: ({filename, source, ts}) =>
    transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: {parser: {syntax: ts ? 'typescript' : 'ecmascript'}, target: 'es2022'},
      module: {type: 'commonjs'},
    }),
  cache: false,
});

load('./write-files.ts').writeFiles(workerData.folder, (file) => parentPort.postMessage(file));
