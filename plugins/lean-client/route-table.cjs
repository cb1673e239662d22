const {readFileSync} = require('node:fs');
const {basename, dirname, join} = require('node:path');
const {chunkOf, readModules, shortNames, sidebarChunk} = require('./chunk-names.cjs');

/** A route of a single page, as Docusaurus 3.9.1 writes it. */
const PAGE =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\},?/g;

/** What the router would read as a pattern (client/path-pattern.ts). */
const PATTERN = /[:*?()[\]{}+\\]/;

const STORE = JSON.stringify(join(__dirname, 'client/pages.ts'));

const SOURCES = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

function parseTable(routesText, registryText, chunkNamesText, globalDataText) {
  const modules = readModules(registryText);
  const table = JSON.parse(chunkNamesText);
  const short = shortNames([...modules.keys()]);
  const doc = [...modules].find(([, module]) => module === '@theme/DocItem')?.[0];
  /** Everything else stays where it was. */
  const isPage = (entry) => Object.keys(entry).join() === '__comp,content' && entry.__comp === doc;
  const {docs} = JSON.parse(globalDataText)['docusaurus-plugin-content-docs'].default.versions[0];
  const ids = new Map(docs.map(({path, id}) => [path, id]));
  const rows = [...routesText.matchAll(PAGE)].map(([, path, hash, sidebar]) => {
    return {path, id: ids.get(path), sidebar, key: `${path}-${hash}`};
  });
  const pages = rows
    .filter(({key}) => isPage(table[key]))
    .map((row) => ({...row, chunk: short.get(table[row.key].content), module: modules.get(table[row.key].content)}));
  if (!doc || !pages.length || pages.some(({id}) => !id)) {
    throw new Error('lean-client: the generated routes are not in the form that Docusaurus 3.9.1 writes.');
  }
  return {modules, table, short, doc, pages, sidebars: new Map(rows.map(({key, sidebar}) => [key, sidebar]))};
}

/** What was read last: loaders and plugins of a build ask for the same. */
let last = {texts: [], table: undefined};

function readTable(folder) {
  const texts = SOURCES.map((name) => readFileSync(join(folder, name), 'utf8'));
  if (texts.some((text, index) => text !== last.texts[index])) last = {texts, table: parseTable(...texts)};
  return last.table;
}

/** For a loader, which runs again when one of the files has changed. */
function readTableFor(loader, folder) {
  for (const name of SOURCES) loader.addDependency(join(folder, name));
  return readTable(folder);
}

const load = (chunk, module) => `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(module)})`;

/** All routes but those of pages, which come one by one (client/pages.ts). */
function routes(source, {short, doc, pages}, path) {
  const keys = new Set(pages.map(({key}) => key));
  const others = source.replace(PAGE, (route, address, hash) => {
    if (PATTERN.test(address)) throw new Error(`lean-client: the address ${address} has characters of a pattern.`);
    return keys.has(`${address}-${hash}`) ? '' : route;
  });
  const table = load('pages', `${path}?pages`);
  return `import {addPages} from ${STORE};\n${others.replace(/export default ([^]*?);?\s*$/, `export default addPages($1, "${short.get(doc)}", ${table});`)}`;
}

/** The table of all pages; names of files are put in when they are known (page-table.ts). */
function pageRows({pages}) {
  const rows = pages.map(({path, id, sidebar, chunk, module}) => {
    const about = [path, id, sidebar ?? 0, chunk].map((value) => JSON.stringify(value));
    return `[${about.join(', ')}, ${load(chunk, module)}, "file of ${chunk}"]`;
  });
  return `export default [${rows.join(',\n')}];`;
}

/** Each sidebar is a chunk of the routes that show it, made by version-data.cjs. */
function sidebarEntries({modules, sidebars}) {
  const version = [...modules.values()].find((module) => /\/p\/docs-\w+\.json$/.test(module));
  if (!version) throw new Error('lean-client: the docs plugin writes no data of a version.');
  const names = [...new Set(sidebars.values())].filter(Boolean);
  return names.map((name) => [sidebarChunk(name), load(sidebarChunk(name), `${version}?sidebar=${name}`)]);
}

/** Without path and number of the module: only the server reads them. */
function registry(table) {
  const {modules, short, pages} = table;
  const inTable = new Set(pages.map(({module}) => module));
  const others = [...modules].filter(([, module]) => !inTable.has(module));
  const loads = others.map(([name, module]) => [short.get(name), load(chunkOf(module, short.get(name)), module)]);
  const lines = [...loads, ...sidebarEntries(table)].map(([name, call]) => `"${name}": [${call}]`);
  return `export default {${lines.join(',\n')}};`;
}

function chunkNames({table, short, pages, sidebars}) {
  const inTable = new Set(pages.map(({key}) => key));
  const entries = Object.entries(table).filter(([key]) => !inTable.has(key));
  const all = entries.map(([key, entry]) => {
    const sidebar = sidebars.get(key);
    return [key, sidebar ? {...entry, sidebar: sidebarChunk(sidebar)} : entry];
  });
  return JSON.stringify(Object.fromEntries(all), (_, value) => short.get(value) ?? value);
}

/**
 * Loader for the three generated files that tell the browser which chunks a route needs. They name each page eight
 * times; here it is one row of a table that is loaded with the first link, and names of chunks are cut to their
 * beginnings.
 */
module.exports = function routeTable(source) {
  const table = readTableFor(this, dirname(this.resourcePath));
  switch (basename(this.resourcePath)) {
    case 'routes.js':
      return this.resourceQuery === '?pages' ? pageRows(table) : routes(source, table, this.resourcePath);
    case 'registry.js':
      return registry(table);
    default:
      return chunkNames(table);
  }
};

/** Pages of the generated files in the folder. */
module.exports.pagesOf = (folder) => readTable(folder).pages;

/** The same for a loader of a file in the folder. */
module.exports.pagesFor = (loader, folder) => readTableFor(loader, folder).pages;

/** Chunks of the sidebars that pages show, by the modules of these pages alone. */
module.exports.sidebarsOfPages = (folder) => {
  const {modules, table, sidebars} = readTable(folder);
  const shown = [...sidebars].filter(([, sidebar]) => sidebar);
  return new Map(
    shown.flatMap(([key, sidebar]) => {
      const {__comp, ...own} = table[key] ?? {};
      return Object.values(own).map((name) => [modules.get(name), sidebarChunk(sidebar)]);
    }),
  );
};
