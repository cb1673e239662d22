const {parse} = require('node:path');

/**
 * Loader that names what is loaded later after its file. It would else be named after its whole path, in the list of names
 * that every page loads.
 */
module.exports = (source) =>
  source.replace(
    /\bimport\('([^']+)'\)/g,
    (_, path) => `import(/* webpackChunkName: '${parse(path).name}' */ '${path}')`,
  );
