/** Modules of the generated registry, by the names of their chunks. */
export function readModules(registry: string): Map<string, string>;

/** The shortest beginnings that tell the names apart. */
export function shortNames(names: readonly string[]): Map<string, string>;
