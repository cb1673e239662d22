/** The MCP server, as far as nginx must know it: packages/docs-mcp/src answers, plugins/hosting passes requests on. */
export const mcp = {
  path: '/mcp',
  /** Where clients find it: the draft's own place (SEP-2127), and the earlier one that crawlers ask for. */
  cards: ['/mcp/server-card', '/.well-known/mcp/server-card.json'],
  /** The server as a package for npx, with its checksum in a file next to it. */
  package: '/mcp.tgz',
  /** Port inside the container. */
  port: 8081,
  /** Longest text of all files of a call, and longest error or log, in characters. */
  longestText: 1_000_000,
} as const;

/** Longest request, in bytes: JSON may write each character as six, `\u00e9`, and the rest of a call is short. */
export const longestBody = 6 * mcp.longestText + 100_000;
