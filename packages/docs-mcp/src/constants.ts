/** Where the server answers on a site that passes requests on to it. */
export const PATH = '/mcp';

/** Where clients look for the server card: the draft's own place (SEP-2127), and the earlier one that crawlers ask for. */
export const CARDS = ['/mcp/server-card', '/.well-known/mcp/server-card.json'];

/** Where the site lists what it has for agents. The server adds itself. */
export const CATALOG = '/.well-known/ai-catalog.json';
export const CATALOG_TYPE = 'application/ai-catalog+json';

/** Where the site offers the server as a package for npx. The checksum is in a file next to it. */
export const PACKAGE = '/mcp.tgz';

/** Longest text of all files of a call, and longest error or log, in characters. */
export const LONGEST_TEXT = 1_000_000;

/** Longest request, in bytes: JSON may write each character as six, `\u00e9`, and the rest of a call is short. */
export const LONGEST_BODY = 6 * LONGEST_TEXT + 100_000;
