/** Folder of the search index in a build. */
export const RECORDS = 'assets/search';

const unix = (path: string): string => path.replaceAll('\\', '/');

/** The index that the build wrote; there is one. */
export const isIndex = (path: string): boolean => /^assets\/search\/records\.[^/]*\.json$/.test(unix(path));

/** A page as Markdown. What begins with a dot is for other agents, such as a skill. */
export const isPage = (path: string): boolean => path.endsWith('.md') && !path.startsWith('.');

/** Everything of a build that the server reads. */
export const isServed = (path: string): boolean => path === 'llms.txt' || isIndex(path) || isPage(path);
