/** Modules of the generated registry, by the names of their chunks. */
export function readModules(registry: string): Map<string, string>;

/** The shortest beginnings that tell the names apart. */
export function shortNames(names: readonly string[]): Map<string, string>;

/** The chunk of a module of the registry, of which only docs pages share one. */
export function chunkOf(module: string, shortName: string): string;

/** The chunk of a sidebar. */
export function sidebarChunk(sidebar: string): string;
