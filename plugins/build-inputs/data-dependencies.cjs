const {readdirSync} = require('node:fs');
const {join} = require('node:path');

/** Folders of data by what names them in a page. */
const SOURCES = [
  [/^command:/m, 'src/data/cli'],
  [/<Cli[A-Z]\w*/, 'src/data/cli'],
  [/<ComposeKeys/, 'src/data/compose'],
  [/<Messages/, 'src/data/messages'],
  [/<Provider(Matrix|Features)/, 'src/data'],
  [/<Samples/, 'src/data'],
  [/<(Term|Glossary)\b/, 'src/data'],
];

/** Loader that changes nothing: it makes the data files that a page shows its dependencies, in the watcher and the cache. */
module.exports = function dataDependencies(source) {
  for (const [pattern, folder] of SOURCES) {
    if (!pattern.test(source)) continue;
    const path = join(this.rootContext, folder);
    for (const name of readdirSync(path)) if (/\.(yaml|json)$/.test(name)) this.addDependency(join(path, name));
  }
  return source;
};
