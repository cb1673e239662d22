/** Chunks of the sidebars that pages show, by the pages' modules, from the generated files of the folder. */
export function sidebarsOfPages(folder: string): Map<string, string>;
