/**
 * Routes of docs pages, each from when it is needed. A page brings its own (../page-table.ts); the table of all pages comes
 * with the first link to another, so that what a page loads at first does not grow with the site.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import {guardRoute, recover} from '../../../src/resilience/recover';
import {type Route, matchingRoutes} from '../../../src/resilience/routes';
import {documents} from './documents';

type About = readonly [path: string, id: string, sidebar: string | 0, chunk: string];

/** A page of the table: how to load it, and the name of its file. */
type Row = readonly [...About, load: () => Promise<unknown>, file: string];

/** What the script of a page tells: the chunks that it takes, and the number of its module. */
type Announcement = readonly [...About, chunks: string[], module: number];

declare const __webpack_require__: {
  (module: number): unknown;
  e: (chunk: string) => Promise<unknown>;
  pageFiles: Record<string, string>;
};

let routes: Route[] = [];
let shownBy = '';
let loadTable: () => Promise<{default: readonly Row[]}>;
let table: Promise<Map<string, Row>> | undefined;

const innermost = (all: Route[]): Route[] => {
  const parent = all.find((route) => route.routes);
  return parent?.routes ? innermost(parent.routes) : all;
};

const isKnown = (path: string): boolean => matchingRoutes(routes, path).some(({exact}) => exact);

function addPage([path, id, sidebar, chunk]: readonly [...About, ...unknown[]], load: () => Promise<unknown>): Route {
  Object.assign(registry, {[chunk]: [load]});
  Object.assign(chunkNames, {
    [`${path}-0`]: {__comp: shownBy, content: chunk, sidebar: sidebar && `sidebar-${sidebar}`},
  });
  const route = {id, path, sidebar: sidebar || undefined, component: ComponentCreator(path, '0'), exact: true};
  innermost(routes).push(route);
  documents.push(route);
  return route;
}

async function readTable(): Promise<Map<string, Row>> {
  const {default: rows} = await loadTable();
  for (const [, , , chunk, , file] of rows) __webpack_require__.pageFiles[chunk] = file;
  return new Map(rows.map((row) => [row[0], row]));
}

/** Adds the route of a page that has none yet: as the table of pages names it, else the route of what does not exist. */
export async function addRoute(pathname: string): Promise<void> {
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  if (isKnown(path)) return;
  table ??= readTable();
  try {
    const row = (await table).get(path);
    if (isKnown(path)) return;
    if (row) guardRoute(routes, addPage(row, row[4]));
    // Below /docs, what does not exist would else be shown as one of the docs, which is not how 404.html was built.
    else routes.unshift({...routes.at(-1), path, exact: true});
  } catch (error) {
    table = undefined;
    await recover(error, () => window.location.pathname === pathname);
    throw error;
  }
}

/** Takes over the generated routes: all but those of pages, with the chunk of the component that shows a page. */
export function addPages(all: Route[], doc: string, load: typeof loadTable): Route[] {
  [routes, shownBy, loadTable] = [all, doc, load];
  const announced = (globalThis as {sitePages?: Announcement[]}).sitePages ?? [];
  for (const [path, id, sidebar, chunk, chunks, module] of announced) {
    addPage([path, id, sidebar, chunk], async () => {
      await Promise.all(chunks.map((name) => __webpack_require__.e(name)));
      return __webpack_require__(module);
    });
  }
  return all;
}
