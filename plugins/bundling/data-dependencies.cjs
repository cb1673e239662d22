const {readdirSync, statSync} = require('node:fs');
const {join} = require('node:path');

/**
 * Loader that changes nothing: it registers the data files that a page shows as its dependencies, for the watcher and
 * the cache. Option `sources`: a pattern for what names data in a page, then the files and folders that it refers to.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function dataDependencies(source) {
  for (const [pattern, ...names] of this.getOptions().sources) {
    if (!new RegExp(pattern, 'm').test(source)) continue;
    for (const path of names.map((name) => join(this.rootContext, name))) {
      if (statSync(path).isFile()) {
        this.addDependency(path);
        continue;
      }
      // Files that come and go.
      this.addContextDependency(path);
      for (const file of readdirSync(path)) if (/\.(yaml|json|ts)$/.test(file)) this.addDependency(join(path, file));
    }
  }
  return source;
};
