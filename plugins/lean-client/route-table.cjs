const {readFileSync} = require('node:fs');
const {basename, dirname, join} = require('node:path');
const {chunkOf, readModules, shortNames, sidebarChunk} = require('./chunk-names.cjs');

/** A route of a single page, as Docusaurus 3.9.1 writes it. */
const PAGE =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\}/g;

const HEAD = `import names from '@generated/routesChunkNames';
import registry from '@generated/registry';
const page = (path, chunk, load, sidebar) => {
  names[path + '-0'] = {__comp: DOC, content: chunk, ...(sidebar && {sidebar: 'sidebar-' + sidebar})};
  registry[chunk] = [load];
  return {path, component: ComponentCreator(path, '0'), exact: true, ...(sidebar && {sidebar})};
};
`;

/** What the router would read as a pattern (client/path-pattern.ts). */
const PATTERN = /[:*?()[\]{}+\\]/;

function readTable(folder) {
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const modules = readModules(read('registry.js'));
  const table = JSON.parse(read('routesChunkNames.json'));
  const short = shortNames([...modules.keys()]);
  const doc = [...modules].find(([, module]) => module === '@theme/DocItem')?.[0];
  /** Pages are written out in routes.js, everything else stays where it was. */
  const isPage = (entry) => Object.keys(entry).join() === '__comp,content' && entry.__comp === doc;
  const contents = new Set(Object.values(table).flatMap((entry) => (isPage(entry) ? [entry.content] : [])));
  const rows = [...read('routes.js').matchAll(PAGE)];
  const sidebars = new Map(rows.map(([, path, hash, sidebar]) => [`${path}-${hash}`, sidebar]));
  return {modules, table, short, doc, isPage, contents, sidebars};
}

const load = (chunk, module) => `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(module)})`;

function routes(source, {modules, table, short, doc, isPage}) {
  const rows = source.replace(PAGE, (route, path, hash, sidebar) => {
    const entry = table[`${path}-${hash}`];
    if (PATTERN.test(path)) throw new Error(`lean-client: the address ${path} has characters of a pattern.`);
    if (!isPage(entry)) return route;
    const name = short.get(entry.content);
    const call = [JSON.stringify(path), `"${name}"`, load(name, modules.get(entry.content))];
    return `page(${[...call, ...(sidebar ? [JSON.stringify(sidebar)] : [])].join(', ')})`;
  });
  return rows.replace('export default', `${HEAD.replace('DOC', `"${short.get(doc)}"`)}export default`);
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
  const {modules, short, contents} = table;
  const others = [...modules].filter(([name]) => !contents.has(name));
  const loads = others.map(([name, module]) => [short.get(name), load(chunkOf(module, short.get(name)), module)]);
  const lines = [...loads, ...sidebarEntries(table)].map(([name, call]) => `"${name}": [${call}]`);
  return `export default {${lines.join(',\n')}};`;
}

function chunkNames({table, short, isPage, sidebars}) {
  const entries = Object.entries(table).filter(([, entry]) => !isPage(entry));
  const all = entries.map(([key, entry]) => {
    const sidebar = sidebars.get(key);
    return [key, sidebar ? {...entry, sidebar: sidebarChunk(sidebar)} : entry];
  });
  return JSON.stringify(Object.fromEntries(all), (_, value) => short.get(value) ?? value);
}

/**
 * Loader for the three generated files that tell the browser which chunks a route needs. They name each page eight
 * times; here it is one row of one table, and names of chunks are cut to their beginnings.
 */
module.exports = function routeTable(source) {
  const folder = dirname(this.resourcePath);
  for (const name of ['routes.js', 'registry.js', 'routesChunkNames.json']) this.addDependency(join(folder, name));
  const table = readTable(folder);
  if (!table.doc || !table.contents.size) {
    throw new Error('lean-client: the generated routes are not in the form that Docusaurus 3.9.1 writes.');
  }
  switch (basename(this.resourcePath)) {
    case 'routes.js':
      return routes(source, table);
    case 'registry.js':
      return registry(table);
    default:
      return chunkNames(table);
  }
};

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
