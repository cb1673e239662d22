const {readdirSync, statSync} = require('node:fs');
const {join} = require('node:path');

/** Files and folders that a page shows, by what names them in it: the narrower, the fewer pages an edit compiles again. */
const SOURCES = [
  [/\{(Product|product|PRODUCT|links\.\w+)\}/, 'config/site.ts'],
  [/^command:/m, 'src/data/cli'],
  [/<Cli[A-Z]\w*/, 'src/data/cli'],
  [/<ComposeKeys/, 'src/data/compose'],
  [/<Messages/, 'src/data/messages'],
  [/<Provider(Matrix|Features)/, 'src/data/providers.yaml'],
  [/<Samples/, 'src/data/samples.json'],
  [/<(Term|Glossary)\b/, 'src/data/glossary.yaml'],
];

/** Loader that changes nothing: it makes the data files that a page shows its dependencies, in the watcher and the cache. */
module.exports = function dataDependencies(source) {
  for (const [pattern, name] of SOURCES) {
    if (!pattern.test(source)) continue;
    const path = join(this.rootContext, name);
    if (statSync(path).isFile()) {
      this.addDependency(path);
      continue;
    }
    for (const file of readdirSync(path)) if (/\.(yaml|json)$/.test(file)) this.addDependency(join(path, file));
  }
  return source;
};
