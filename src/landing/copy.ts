/** What /docs lists. Tokens are expanded by src/hooks/use-expand.ts. */

import type {LinkEntry} from '@site/src/lib/link-entry';

export const LANDING_WORDS = {
  description: 'Deploy a Compose file to your own cloud account, and manage it there.',
  path: 'From install to CI',
  tasks: 'I want to…',
  commands: 'Most used commands',
} as const;

/** The two ways in, each with the command that differs. */
export const STARTS = [
  {
    title: 'Deploy your first app',
    time: '20 min',
    text: 'Install the CLI, deploy a sample to your own cloud account, change it, and remove it.',
    to: '/docs/intro/getting-started',
    command: '{product} generate nodejs-http',
  },
  {
    title: 'Deploy your own app',
    time: '20 min',
    text: 'Add a Compose file to your app, and deploy it to AWS, Google Cloud, Azure or DigitalOcean.',
    to: '/docs/tutorials/deploy-to-your-cloud',
    command: '{product} compose up',
  },
] as const;

/** The newcomer's path, in order. */
export const PATH: LinkEntry[] = [
  {label: 'Install', text: 'Homebrew, a script, winget, npm, Nix or Docker', to: '/docs/intro/install'},
  {label: 'First deployment', text: 'A sample in your own account', to: '/docs/intro/getting-started'},
  {label: 'Your app', text: 'Your own code, step by step', to: '/docs/tutorials/deploy-to-your-cloud'},
  {label: 'CI', text: 'On every push, without stored keys', to: '/docs/category/deploying-from-github-actions'},
];

/** Sections by task. */
export const TOPICS: {title: string; entries: LinkEntry[]}[] = [
  {
    title: 'Deploy',
    entries: [
      {label: 'Tutorials', text: 'From start to finish, with the output of every step', to: '/docs/tutorials'},
      {label: 'Deployment modes', text: 'Cost versus resilience', to: '/docs/concepts/deployment-modes'},
      {label: 'GPU workloads', text: 'Run models on a GPU in your AWS account', to: '/docs/tutorials/deploy-with-gpu'},
    ],
  },
  {
    title: 'Describe',
    entries: [
      {label: 'Compose', text: 'Supported keys, warnings and errors', to: '/docs/concepts/compose'},
      {label: 'Configuration', text: 'Variables, secrets and precedence', to: '/docs/concepts/configuration'},
      {label: 'Domains', text: 'Generated host names and your own', to: '/docs/concepts/domains'},
    ],
  },
  {
    title: 'Data and models',
    entries: [
      {label: 'Managed storage', text: 'Postgres, Redis and MongoDB', to: '/docs/concepts/managed-storage'},
      {
        label: 'Managed LLMs',
        text: 'Bedrock, Vertex AI and AI Foundry behind one API',
        to: '/docs/concepts/managed-llms/managed-language-models',
      },
      {label: 'OpenAI apps', text: 'Point an app at a model in your cloud', to: '/docs/tutorials/deploy-openai-apps'},
    ],
  },
  {
    title: 'Operate',
    entries: [
      {label: 'Observability', text: 'Logs, status and history', to: '/docs/concepts/observability'},
      {label: 'Scaling', text: 'Replicas and autoscaling', to: '/docs/concepts/scaling'},
      {label: 'Debug', text: 'Find out why a deployment failed', to: '/docs/concepts/debug'},
    ],
  },
  {
    title: 'Plan',
    entries: [
      {label: 'Going to production', text: 'A checklist, and what your cloud charges', to: '/docs/production'},
      {label: 'Security', text: 'Accounts, roles and what’s stored', to: '/docs/concepts/security'},
      {
        label: 'Migrate from Heroku',
        text: 'Turn dynos and add-ons into services',
        to: '/docs/tutorials/migrating-from-heroku',
      },
    ],
  },
  {
    title: 'Look up',
    entries: [
      {label: 'Concepts', text: 'Every key and what it creates', to: '/docs/concepts'},
      {label: 'Providers', text: 'What works where, cloud by cloud', to: '/docs/providers'},
      {label: 'Warnings and errors', text: 'Messages, causes and fixes', to: '/docs/intro/faq/warnings-errors'},
    ],
  },
];

/** The commands that readers look up most. */
export const COMMANDS: LinkEntry[] = [
  {label: 'compose up', text: 'Deploy a project, or update it', to: '/docs/cli/{product}_compose_up'},
  {label: 'compose down', text: 'Remove what it created', to: '/docs/cli/{product}_compose_down'},
  {label: 'config create', text: 'Store a value that services need', to: '/docs/cli/{product}_config_create'},
  {label: 'logs', text: 'Read your services’ output', to: '/docs/cli/{product}_logs'},
  {label: 'services', text: 'See what runs, and where', to: '/docs/cli/{product}_services'},
  {label: 'estimate', text: 'See the price before you deploy', to: '/docs/cli/{product}_estimate'},
];

/** Entry points by task. */
export const TASKS: LinkEntry[] = [
  {label: 'Try it today', text: 'A sample in your own cloud account', to: '/docs/intro/getting-started'},
  {label: 'Understand it', text: 'What happens between the command and the URL', to: '/docs/intro/how-it-works'},
  {label: 'Check my Compose file', text: 'What stops it and what it becomes, line by line', to: '/docs/check'},
  {label: 'Start from a sample', text: 'Find one by language or by what it uses', to: '/docs/samples'},
  {
    label: 'Work from an AI editor',
    text: 'Set up the MCP server',
    to: '/docs/tutorials/deploying-with-the-{product}-mcp-server',
  },
  {label: 'Move from Heroku', text: 'The same app, from a Compose file', to: '/docs/tutorials/migrating-from-heroku'},
  {label: 'Fix something', text: 'By symptom, with cause and remedy', to: '/docs/troubleshooting'},
];
