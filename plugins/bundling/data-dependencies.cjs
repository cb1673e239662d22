const {readdirSync, statSync} = require('node:fs');
const {join} = require('node:path');

/** Files and folders that a page shows, by what names them in it: the narrower, the fewer pages an edit compiles again. */
const SOURCES = [
  [/\{(Product|product|PRODUCT|links\.\w+)\}/, 'config/site.ts'],
  [/^command:/m, 'src/data/cli'],
  [/<Cli[A-Z]\w*/, 'src/data/cli'],
  [/<ComposeKeys/, 'src/data/compose'],
  [/<Messages/, 'src/data/messages'],
  [/<Provider(Matrix|Features)/, 'src/data/providers.yaml', 'src/data/providers-schema.ts'],
  [/<Samples/, 'src/data/samples.json', 'src/data/samples-schema.ts'],
  [/<(Term|Glossary)\b/, 'src/data/glossary.yaml', 'src/data/glossary-schema.ts'],
];

/** Loader that changes nothing: it makes the data files that a page shows its dependencies, in the watcher and the cache. */
module.exports = function dataDependencies(source) {
  for (const [pattern, ...names] of SOURCES) {
    if (!pattern.test(source)) continue;
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
