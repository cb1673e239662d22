/** Folder of the search index in a build. */
export const INDEX = 'assets/search';

const unix = (path: string): string => path.replaceAll('\\', '/');

/** A part of the index that the build wrote; there's one of each. */
export const isIndexPart = (path: string, part = '(?:titles|records)'): boolean =>
  new RegExp(`^${INDEX}/${part}\\.[^/]*\\.json$`).test(unix(path));

/** A page as Markdown. What begins with a dot is for other agents, such as a skill. */
export const isPage = (path: string): boolean => path.endsWith('.md') && !path.startsWith('.');

/** Everything of a build that the server reads. */
export const isServed = (path: string): boolean => path === 'llms.txt' || isIndexPart(path) || isPage(path);
