import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {commandIds} from './plugins/pages/data/commands';
import {loadGuides} from './plugins/pages/data/facts';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** Ids below a folder of docs/, and the groups between them. */
const below = (folder: string, ...items: Item[]) =>
  items.map((item) => (typeof item === 'string' ? `${folder}/${item}` : item));

/** What the label of a group leads to: a page, or an index of its pages that is made. */
const linkTo = (to: string | {slug: string; description: string; title?: string}) =>
  typeof to === 'string' ? {type: 'doc' as const, id: to} : {type: 'generated-index' as const, ...to};

const group = (label: string, items: Item[], to?: Parameters<typeof linkTo>[0], more = {}): Item => ({
  type: 'category',
  label,
  ...(to && {link: linkTo(to)}),
  items,
  ...more,
});

const faq = group(
  'FAQ',
  below(
    'intro/faq',
    'questions',
    'warnings-errors',
    // Not in the specification: after its group.
    'cli-messages',
    'compose-messages',
    'deployment-messages',
    'cloud-messages',
  ),
  {
    title: 'Frequently asked questions',
    slug: '/category/faq',
    description: 'Short answers to common questions, and every warning and error message with its remedy.',
  },
);

const quickstarts = below(
  'quickstarts',
  'nextjs',
  'express',
  'django',
  'fastapi',
  'flask',
  'rails',
  'laravel',
  'spring-boot',
  'go',
  'aspnet',
  'python-agent',
);

const guides = loadGuides().map((one) =>
  group(one.topic, below('guides', ...one.guides.map(({page}) => page)), undefined, {collapsed: false}),
);

const actions = group(
  'Deploying from GitHub Actions',
  // The last two aren't in the specification: after their group.
  below('tutorials/deploying-from-github-actions', 'index', 'to-aws', 'to-gcp', 'to-azure', 'inputs'),
  {
    slug: '/category/deploying-from-github-actions',
    description: 'Deploy on every push, with short-lived credentials instead of stored keys.',
  },
);

const sidebars: SidebarsConfig = {
  main: [
    ...below('intro', 'intro', 'what-is-product', 'features', 'getting-started', 'how-it-works', 'use-cases', faq),
    // Not in the specification: after its entries.
    'intro/install',
    'production',
    'editors',
    'troubleshooting',
    'known-issues',
    'how-we-check',
    'compare',
    group('Releases', below('releases', '3-0-to-3-9', '2'), 'releases'),
  ],

  tutorials: below(
    'tutorials',
    'index',
    // Not in the specification, which leaves the order of the others: what readers look for comes first.
    group('Quickstarts', quickstarts, 'quickstarts/index'),
    group('Guides', guides, 'guides/index', {collapsed: false}),
    'adding-custom-one-click-deploy',
    'configure-environment-variables',
    'deploy-container-using-the-cli',
    group(
      'Deploy OpenAI apps',
      below('tutorials/deploy-openai-apps', 'aws-bedrock', 'gcp-vertex'),
      'tutorials/deploy-openai-apps/index',
    ),
    'deploy-to-aws',
    // Not in the specification: after AWS.
    'deploy-to-azure',
    'deploy-to-digitalocean',
    'deploy-to-gcp',
    'deploy-to-playground',
    'deploy-to-your-cloud',
    'deploy-using-pulumi',
    'deploy-with-gpu',
    actions,
    'deploying-with-the-product-mcp-server',
    'estimating-aws-deployment-costs',
    'estimating-gcp-deployment-costs',
    'generate-new-code-using-ai',
    'migrating-from-heroku',
    // Not in the specification: after the page that they continue.
    'migrating-from-heroku-data',
    'heroku-in-compose',
    'monitoring-your-services',
    'scaling-your-services',
    // Not in the specification: before its sibling.
    'setting_up_your_aws_account',
    'setting_up_your_gcp_account',
    'updating-your-services',
    'use-your-own-domain-name',
    'using-codespaces-gitpod',
    'using-one-click-deploy',
    // Not in the specification: after its group.
    'agent-skills',
  ),

  concepts: below(
    'concepts',
    'index',
    'accounts',
    'authentication',
    // Below it, and not in the specification: the sections of the reference.
    group(
      'Compose',
      below('concepts/compose', 'top-level', 'services', 'ports', 'build', 'deploy', 'healthcheck', 'extensions'),
      'concepts/compose',
    ),
    'configuration',
    'debug',
    'product-byoc',
    'product-playground',
    'deployment-modes',
    'deployments',
    'domains',
    'estimation',
    'generate',
    'local-development',
    group('Managed LLMs', below('concepts/managed-llms', 'managed-language-models', 'openai-access-gateway')),
    group(
      'Managed storage',
      below(
        'concepts/managed-storage',
        'managed-mongodb',
        'managed-object-storage',
        'managed-postgres',
        'managed-redis',
      ),
      'concepts/managed-storage/index',
    ),
    'mcp',
    'networking',
    'observability',
    'one-off-jobs',
    'portal',
    'projects',
    'pulumi',
    'railpack',
    'resources',
    'scaling',
    'security',
    'services',
    // Not in the specification: after its group.
    'stacks',
    'workspaces',
    'recipe',
    'deploy-engine',
    'agent',
    'what-a-change-does',
  ),

  providers: below('providers', 'index', 'aws', 'azure', 'digitalocean', 'gcp', 'playground'),

  // The last two aren't in the specification.
  cli: ['cli/index', ...commandIds(), ...below('cli', 'environment-variables', 'files-and-network')],
};

export default sidebars;
