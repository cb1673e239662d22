import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {commandIds} from './plugins/pages/data/command-ids';
import {loadGuides} from './plugins/pages/data/guides';
import {cardAddress} from './src/lib/card-address';

/** Ids below a folder of docs/. */
const below = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

const sidebars: SidebarsConfig = {
  main: [
    ...below('intro', 'intro', 'what-is-product', 'features', 'getting-started', 'how-it-works', 'use-cases'),
    {
      type: 'category',
      label: 'FAQ',
      link: {
        type: 'generated-index',
        title: 'Frequently asked questions',
        slug: '/category/faq',
        image: cardAddress('/docs/category/faq'),
        description: 'Short answers to common questions, and every warning and error message with its remedy.',
      },
      items: below(
        'intro/faq',
        'questions',
        'warnings-errors',
        // Not in the specification: after its group.
        'cli-messages',
        'compose-messages',
        'deployment-messages',
        'cloud-messages',
      ),
    },
    // Not in the specification: after its entries.
    'intro/install',
    'production',
    'editors',
    'troubleshooting',
    'known-issues',
    'how-we-check',
    'compare',
    {
      type: 'category',
      label: 'Releases',
      link: {type: 'doc', id: 'releases'},
      items: below('releases', '3-0-to-3-9', '2'),
    },
  ],

  tutorials: [
    'tutorials/index',
    // Not in the specification, which leaves the order of the others: what readers look for comes first.
    {
      type: 'category',
      label: 'Quickstarts',
      link: {type: 'doc', id: 'quickstarts/index'},
      items: below(
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
      ),
    },
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'guides/index'},
      collapsed: false,
      items: loadGuides().map(({topic, guides}) => ({
        type: 'category' as const,
        label: topic,
        collapsed: false,
        items: below('guides', ...guides.map(({page}) => page)),
      })),
    },
    ...below(
      'tutorials',
      'adding-custom-one-click-deploy',
      'configure-environment-variables',
      'deploy-container-using-the-cli',
    ),
    {
      type: 'category',
      label: 'Deploy OpenAI apps',
      link: {type: 'doc', id: 'tutorials/deploy-openai-apps/index'},
      items: below('tutorials/deploy-openai-apps', 'aws-bedrock', 'gcp-vertex'),
    },
    ...below(
      'tutorials',
      'deploy-to-aws',
      // Not in the specification: after AWS.
      'deploy-to-azure',
      'deploy-to-digitalocean',
      'deploy-to-gcp',
      'deploy-to-playground',
      'deploy-to-your-cloud',
      'deploy-using-pulumi',
      'deploy-with-gpu',
    ),
    {
      type: 'category',
      label: 'Deploying from GitHub Actions',
      link: {
        type: 'generated-index',
        slug: '/category/deploying-from-github-actions',
        image: cardAddress('/docs/category/deploying-from-github-actions'),
        description: 'Deploy on every push, with short-lived credentials instead of stored keys.',
      },
      // The last two aren't in the specification: after their group.
      items: below('tutorials/deploying-from-github-actions', 'index', 'to-aws', 'to-gcp', 'to-azure', 'inputs'),
    },
    ...below(
      'tutorials',
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
  ],

  concepts: [
    ...below('concepts', 'index', 'accounts', 'authentication'),
    {
      type: 'category',
      label: 'Compose',
      link: {type: 'doc', id: 'concepts/compose'},
      // Not in the specification: the sections of the reference.
      items: below(
        'concepts/compose',
        'top-level',
        'services',
        'ports',
        'build',
        'deploy',
        'healthcheck',
        'extensions',
      ),
    },
    ...below(
      'concepts',
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
    ),
    {
      type: 'category',
      label: 'Managed LLMs',
      items: below('concepts/managed-llms', 'managed-language-models', 'openai-access-gateway'),
    },
    {
      type: 'category',
      label: 'Managed storage',
      link: {type: 'doc', id: 'concepts/managed-storage/index'},
      items: below(
        'concepts/managed-storage',
        'managed-mongodb',
        'managed-object-storage',
        'managed-postgres',
        'managed-redis',
      ),
    },
    ...below(
      'concepts',
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
  ],

  providers: below('providers', 'index', 'aws', 'azure', 'digitalocean', 'gcp', 'playground'),

  // The last two aren't in the specification.
  cli: ['cli/index', ...commandIds(), ...below('cli', 'environment-variables', 'files-and-network')],
};

export default sidebars;
