/** A page of docs, as the generated files name it. */
interface Page {
  path: string;
  id: string;
  sidebar?: string;
  /** Its chunk in the browser. */
  chunk: string;
  /** Path of its module. */
  module: string;
}

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (path: string) => void;
}

/** Loader for the generated files that name routes and their chunks. */
declare function routeTable(this: LoaderContext, source: string): string;

declare namespace routeTable {
  export type {Page};

  /** Pages of the generated files in the folder. */
  export function pagesOf(folder: string): Page[];

  /** The same for a loader, which runs again when they change. */
  export function pagesFor(loader: Pick<LoaderContext, 'addDependency'>, folder: string): Page[];

  /** Chunks of the sidebars that pages show, by the pages' modules, from the generated files of the folder. */
  export function sidebarsOfPages(folder: string): Map<string, string>;
}

export = routeTable;
