const {existsSync, readdirSync, statSync} = require('node:fs');
const {join} = require('node:path');

/**
 * Loader that changes nothing: it registers the data files that a page shows as its dependencies, for the watcher and
 * the cache. Option `sources`: a pattern for what names data in a page, then the files and folders that it refers to,
 * with `$1` for what its first group found.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function dataDependencies(source) {
  for (const [pattern, ...names] of this.getOptions().sources) {
    const found = [...source.matchAll(new RegExp(pattern, 'gm'))].map(([, group]) => group ?? '');
    const paths = found.flatMap((group) =>
      names.map((name) => join(name.startsWith('.') ? this.context : this.rootContext, name.replace('$1', group))),
    );
    for (const path of new Set(paths)) {
      if (!existsSync(path)) {
        // The page doesn't compile; it does once the file is there.
        this.addMissingDependency(path);
        continue;
      }
      if (statSync(path).isFile()) {
        this.addDependency(path);
        continue;
      }
      // Files that come and go.
      this.addContextDependency(path);
      for (const file of readdirSync(path))
        if (/^[^.].*\.(yaml|json|ts)$/.test(file)) this.addDependency(join(path, file));
    }
  }
  return source;
};
