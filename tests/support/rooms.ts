export interface Row {
  /**
   * Folders and files. A file is in the room with the longest path that it's below. The rooms of a row don't know each
   * other.
   */
  rooms: readonly string[];
  /** Rows below this one. A room may import from itself, from these, and from what is below them. */
  over: readonly string[];
  /** Imports neither React nor Docusaurus, and nothing of Node: a worker, a test and the MCP server run it as it is. */
  isPure?: true;
}

/** The rooms of src/, packages/, plugins/ and config/, the highest first. The check of imports has no other list. */
export const ROWS: Record<string, Row> = {
  composition: {rooms: ['docusaurus.config.ts'], over: ['plugins', 'declarations']},
  declarations: {rooms: ['src/types.d.ts', 'src/generated.d.ts'], over: ['theme']},
  theme: {rooms: ['src/theme', 'src/pages'], over: ['screens']},
  screens: {
    rooms: ['src/search/screen', 'src/ask/screen', 'src/check/screen', 'src/home/screen'],
    over: ['clients', 'components', 'texts'],
  },
  clients: {rooms: ['src/ask', 'src/check'], over: ['index client', 'compose-check', 'components']},
  // Tools for the browser's agent are those of the server, over the index and the rules that the site serves.
  agents: {rooms: ['src/agents'], over: ['docs-mcp', 'index client']},
  // Search and Ask share the client and the worker of the index.
  'index client': {rooms: ['src/search'], over: ['docs-index', 'search settings']},
  // What only one screen uses is in its folder.
  components: {rooms: ['src/components'], over: ['registry', 'hooks', 'styles']},
  styles: {rooms: ['src/css'], over: []},
  hooks: {rooms: ['src/hooks'], over: ['page life']},
  // Client modules run on every page.
  'page life': {rooms: ['src/navigation', 'src/analytics', 'src/resilience'], over: ['lib']},
  plugins: {
    rooms: ['plugins/hosting', 'plugins/commands', 'plugins/preview', 'plugins/bundling'],
    over: ['outputs', 'helpers', 'docs-mcp', 'check of the command line'],
  },
  // Of tools/, nothing else may be imported.
  helpers: {rooms: ['tools/temporary-folder.ts', 'tools/free-port.ts'], over: []},
  outputs: {rooms: ['plugins/outputs'], over: ['rehype']},
  rehype: {rooms: ['plugins/rehype'], over: ['remark']},
  remark: {rooms: ['plugins/remark'], over: ['plugin pages']},
  'plugin pages': {rooms: ['plugins/pages'], over: ['sidebars', 'registry', 'texts']},
  'runner of examples': {rooms: ['examples/runner'], over: ['data reader', 'helpers']},
  examples: {rooms: ['examples/schema.ts'], over: []},
  sidebars: {rooms: ['sidebars.ts'], over: ['data reader']},
  'data reader': {rooms: ['plugins/pages/data'], over: ['tokens', 'examples']},
  tokens: {rooms: ['plugins/pages/tokens.ts'], over: ['config']},
  config: {rooms: ['config'], over: ['search settings']},
  // Read by the build.
  registry: {rooms: ['src/components/registry.ts'], over: []},
  // Data that the Markdown export reads too.
  texts: {rooms: ['src/home'], over: ['lib'], isPure: true},
  'search settings': {rooms: ['src/search/settings.ts'], over: ['lib']},
  // Packages never read the site; the server reads a build.
  'docs-mcp': {rooms: ['packages/docs-mcp'], over: ['docs-index', 'compose-check']},
  'docs-index': {rooms: ['packages/docs-index'], over: [], isPure: true},
  'tests of the check': {rooms: ['packages/compose-check/tests'], over: ['check of the command line']},
  'check of the command line': {rooms: ['packages/compose-check/cli'], over: ['compose-check']},
  'compose-check': {rooms: ['packages/compose-check'], over: [], isPure: true},
  lib: {rooms: ['src/lib'], over: ['data'], isPure: true},
  data: {rooms: ['src/data'], over: ['compose-check', 'docs-index'], isPure: true},
};
