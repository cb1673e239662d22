/** A page of docs, as the generated files name it. */
export interface Page {
  path: string;
  id: string;
  sidebar?: string;
  /** Its chunk in the browser. */
  chunk: string;
  /** Path of its module. */
  module: string;
}

/** Pages of the generated files in the folder. */
export function pagesOf(folder: string): Page[];

/** Chunks of the sidebars that pages show, by the pages' modules, from the generated files of the folder. */
export function sidebarsOfPages(folder: string): Map<string, string>;
