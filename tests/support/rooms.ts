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
  /** What the check says when a room imports from where it must not. */
  rule: string;
}

/** The rooms of src/, packages/, plugins/ and config/, the highest first. The check of imports has no other list. */
export const ROWS: Record<string, Row> = {
  composition: {
    rooms: ['docusaurus.config.ts'],
    over: ['plugins', 'declarations'],
    rule: 'nothing imports the composition of the site',
  },
  declarations: {
    rooms: ['src/types.d.ts', 'src/generated.d.ts'],
    over: ['theme'],
    rule: 'declarations only name types of src/',
  },
  theme: {
    rooms: ['src/theme', 'src/pages'],
    over: ['screens'],
    rule: 'theme, pages → screens → components → hooks → engines → lib → data, and never from plugins/ or config/',
  },
  screens: {
    rooms: ['src/search/screen', 'src/ask/screen', 'src/check/screen', 'src/home/screen'],
    over: ['clients', 'components', 'texts'],
    rule: 'a screen uses clients, components and hooks, and no other screen',
  },
  clients: {
    rooms: ['src/ask', 'src/check'],
    over: ['index client', 'compose-check', 'components'],
    rule: 'what is next to screen/ uses the package, and knows no screen',
  },
  agents: {
    rooms: ['src/agents'],
    over: ['docs-mcp', 'index client'],
    rule: 'tools for the browser’s agent are those of the server, over the index and the rules that the site serves',
  },
  'index client': {
    rooms: ['src/search'],
    over: ['docs-index', 'search settings'],
    rule: 'search and Ask share the client and the worker of the index',
  },
  components: {
    rooms: ['src/components'],
    over: ['registry', 'hooks', 'styles'],
    rule: 'components know no screen and no feature: what only one screen uses is in its folder',
  },
  styles: {rooms: ['src/css'], over: [], rule: 'style sheets import nothing'},
  hooks: {rooms: ['src/hooks'], over: ['page life'], rule: 'hooks are below components'},
  'page life': {
    rooms: ['src/navigation', 'src/analytics', 'src/resilience'],
    over: ['lib'],
    rule: 'client modules run on every page, so they use only src/lib',
  },
  plugins: {
    rooms: ['plugins/hosting', 'plugins/commands', 'plugins/preview', 'plugins/bundling'],
    over: ['outputs', 'helpers', 'docs-mcp', 'check of the command line'],
    rule: 'hosting, commands, preview, bundling → outputs → rehype → remark → pages',
  },
  helpers: {
    rooms: ['tools/temporary-folder.ts', 'tools/free-port.ts'],
    over: [],
    rule: 'helpers of Node know nothing of the site; of tools/, nothing else may be imported',
  },
  outputs: {
    rooms: ['plugins/outputs'],
    over: ['rehype'],
    rule: 'outputs → rehype → remark → pages, and of src/ only engines, texts, lib, data and components/registry.ts',
  },
  rehype: {rooms: ['plugins/rehype'], over: ['remark'], rule: 'rehype → remark → pages'},
  remark: {rooms: ['plugins/remark'], over: ['plugin pages'], rule: 'remark → pages'},
  'plugin pages': {
    rooms: ['plugins/pages'],
    over: ['sidebars', 'registry', 'texts'],
    rule: 'plugins/pages is the lowest room of plugins/, and of src/ it knows only engines, texts, lib and data',
  },
  'runner of examples': {
    rooms: ['examples/runner'],
    over: ['data reader', 'helpers'],
    rule: 'the runner reads data as plugins/pages does, and nothing imports it',
  },
  examples: {rooms: ['examples/schema.ts'], over: [], rule: 'the schema of examples imports nothing'},
  sidebars: {rooms: ['sidebars.ts'], over: ['data reader'], rule: 'the order of the pages, some of it made from data'},
  'data reader': {
    rooms: ['plugins/pages/data'],
    over: ['tokens', 'examples'],
    rule: 'plugins/pages/data reads src/data, and knows no page and no sidebar',
  },
  tokens: {rooms: ['plugins/pages/tokens.ts'], over: ['config'], rule: 'tokens are made from config/'},
  config: {
    rooms: ['config'],
    over: ['search settings'],
    rule: 'config/ knows the types of settings, and nothing else of src/ or plugins/',
  },
  registry: {
    rooms: ['src/components/registry.ts'],
    over: [],
    rule: 'the registry is read by the build, so it imports nothing',
  },
  texts: {
    rooms: ['src/home'],
    over: ['lib'],
    isPure: true,
    rule: 'texts of the front pages are data that the Markdown export reads too',
  },
  'search settings': {
    rooms: ['src/search/settings.ts'],
    over: ['lib'],
    rule: 'settings are below clients and screens',
  },
  'docs-mcp': {
    rooms: ['packages/docs-mcp'],
    over: ['docs-index', 'compose-check'],
    rule: 'the server is a package over the check and the index: it reads a build and never the site’s sources',
  },
  'docs-index': {
    rooms: ['packages/docs-index'],
    over: [],
    isPure: true,
    rule: 'the index is a package: pure TypeScript that never reads the site',
  },
  'tests of the check': {
    rooms: ['packages/compose-check/tests'],
    over: ['check of the command line'],
    rule: 'the tests of the check know the package, and never the site',
  },
  'check of the command line': {
    rooms: ['packages/compose-check/cli'],
    over: ['compose-check'],
    rule: 'the command line of the check knows the package, and never the site',
  },
  'compose-check': {
    rooms: ['packages/compose-check'],
    over: [],
    isPure: true,
    rule: 'the check is a package: pure TypeScript that never reads the site',
  },
  lib: {rooms: ['src/lib'], over: ['data'], isPure: true, rule: 'lib knows no feature, no component and no hook'},
  data: {
    rooms: ['src/data'],
    over: ['compose-check', 'docs-index'],
    isPure: true,
    rule: 'data imports only its own schemas',
  },
};
