const SHORTEST = 3;

/** An entry of the generated registry: name of the chunk, path of the module. */
const ENTRY = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)"/gm;

/** Modules of the generated registry, by the names of their chunks. */
exports.readModules = (registry) => new Map([...registry.matchAll(ENTRY)].map(([, name, module]) => [name, module]));

/** The shortest beginnings that tell the names apart: a name changes only where a new one begins like it. */
exports.shortNames = (names) =>
  new Map(
    names.map((name) => {
      const isClear = (short) => names.every((other) => other === name || !other.startsWith(short));
      const lengths = Array.from({length: name.length}, (_, index) => index + 1);
      const length = lengths.find((size) => size >= SHORTEST && isClear(name.slice(0, size)));
      return [name, name.slice(0, length)];
    }),
  );

/** What every docs page loads: one chunk. */
const DOCS =
  /^@theme\/(DocsRoot|DocVersionRoot|DocRoot|DocItem)$|docusaurus-plugin-content-docs\/default\/(__plugin|p\/docs-\w+)\.json$/;

/** The chunk of a module of the registry, of which only docs pages share one. */
exports.chunkOf = (module, shortName) => (DOCS.test(module) ? 'docs' : shortName);

/** The chunk of a sidebar. */
exports.sidebarChunk = (sidebar) => `sidebar-${sidebar}`;
