/**
 * Components that pages use. A new one is a folder here and a row in this table: everything that has to know a component
 * by name (imports into pages, Markdown for agents, the bundler's cache, the check for unused code) reads it.
 */
export interface PageComponent {
  /**
   * Module that exports it, by its name or, for `@theme/…`, as default. Only the pages that use it load it. `everywhere`:
   * src/theme/MDXComponents gives it to all pages. `data`: plugins/remark/data-blocks turns it into Markdown, `remark`: another plugin of plugins/remark does.
   */
  from: string;
  /**
   * How agents read it: what's inside, a sentence in its place, or its own reading
   * (plugins/outputs/markdown/elements.ts).
   */
  markdown: 'children' | 'own' | {says: string};
  /** Files and folders that it shows: a change of them compiles the pages that use it. */
  data?: readonly string[];
}

const component = (name: string, folder = name) => `@site/src/components/${folder}/${name}`;

/** Elements that stand for generated Markdown. */
const data = (...files: string[]): PageComponent => ({from: 'data', markdown: 'children', data: files});

const CLI = 'src/data/cli';
const GUIDES = ['src/data/guides.yaml', 'src/data/guides-schema.ts'];
const RESOURCES = ['packages/compose-check/data/resources.yaml', 'packages/compose-check/data/resources-schema.ts'];
/** What the costs of a month are computed from. */
export const COSTS = [
  'src/data/prices.yaml',
  'packages/compose-check/data/prices.yaml',
  'packages/compose-check/data/plan.yaml',
  'src/data/engine-plans/cases.yaml',
];
const PROVIDERS = ['src/data/providers.yaml', 'src/data/providers-schema.ts'];

export const registry: Readonly<Record<string, PageComponent>> = {
  Anchor: {from: 'everywhere', markdown: 'children'},
  Ask: {from: '@site/src/ask/screen/Ask', markdown: {says: 'On the page, you type your question into a box here.'}},
  Block: {from: component('Block'), markdown: 'children'},
  Button: {from: component('Button'), markdown: 'own'},
  CliCommands: data(CLI),
  CliEnvironment: data(CLI),
  CliEnvironmentIndex: data(CLI),
  CliExitCodes: data(CLI),
  CliGlobalFlags: data(CLI),
  CodeFrame: {from: 'everywhere', markdown: 'children'},
  Comparison: data('src/data/comparison.yaml', 'src/data/comparison-schema.ts', ...COSTS),
  ComposeCheck: {
    from: '@site/src/check/screen/ComposeCheck',
    markdown: {
      says: 'On the page, a field here takes a Compose file, a log or an error, and checks it in the browser. An agent gets the same answer from the tools check_compose, adapt_compose and explain_message of the MCP server of these docs, or from the command line: both are below.',
    },
  },
  ComposeKeyIndex: data('packages/compose-check/data/compose'),
  ComposeKeys: data('packages/compose-check/data/compose', ...PROVIDERS),
  Engine: {from: component('Engine'), markdown: 'own'},
  EngineChoice: {
    from: component('EngineChoice'),
    markdown: {
      says: 'On AWS and Google Cloud, this page describes the public deploy engine. “Older engine” marks what the other one does.',
    },
  },
  Evidence: data(...GUIDES),
  Glossary: data('src/data/glossary.yaml', 'src/data/glossary-schema.ts'),
  GuideIndex: data(...GUIDES, 'docs/guides'),
  Hero: {from: '@site/src/home/screen/Hero', markdown: 'children'},
  HomeFigure: {from: '@site/src/home/screen/HomeFigure', markdown: 'own'},
  KnownIssues: data('src/data/known-issues.yaml', 'src/data/known-issues-schema.ts'),
  MessageIndex: data('packages/compose-check/data/messages'),
  Messages: data('packages/compose-check/data/messages'),
  MonthlyCosts: data(...COSTS),
  OlderReleases: data('src/data'),
  PlanChanges: data('src/data/engine-plans', 'src/data/engine-plans-schema.ts'),
  ProviderFeatures: data(...PROVIDERS),
  ProviderMatrix: data(...PROVIDERS),
  ProviderNetwork: data('src/data/networks.yaml', 'src/data/networks-schema.ts', ...RESOURCES),
  ProviderResources: data(...RESOURCES),
  ProviderSummary: data(...PROVIDERS),
  Quoted: {from: 'remark', markdown: 'children'},
  ReleaseMark: {from: component('ReleaseMark'), markdown: 'children'},
  ReleasePicker: {from: component('ReleasePicker'), markdown: 'children'},
  Releases: data('src/data'),
  Removed: {from: 'remark', markdown: 'children'},
  Sample: {from: component('Sample', 'SampleCatalog'), markdown: 'own'},
  SampleCatalog: {from: component('SampleCatalog'), markdown: 'own'},
  Samples: data('src/data/samples.json', 'src/data/samples-schema.ts'),
  SearchField: {
    from: component('SearchField'),
    markdown: {says: 'On the page, you type your words or your question into a field here.'},
  },
  Since: {from: 'remark', markdown: 'children'},
  Steps: {from: component('Steps'), markdown: 'children'},
  Support: {from: component('Support'), markdown: 'children'},
  TabItem: {from: '@theme/TabItem', markdown: 'own'},
  Tabs: {from: '@theme/Tabs', markdown: 'own'},
  Term: {from: 'remark', markdown: 'children', data: ['src/data/glossary.yaml', 'src/data/glossary-schema.ts']},
  Tested: data('examples/tested.yaml', 'examples/schema.ts'),
  Topic: {from: 'remark', markdown: 'children', data: ['src/data/topics.yaml', 'src/data/topics-schema.ts']},
  UntestedFacts: data('src/data/untested.yaml', 'src/data/untested-schema.ts'),
};

export const isImported = ({from}: PageComponent): boolean => from.startsWith('@');
