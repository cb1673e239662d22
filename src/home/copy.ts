/** What the home page says about the tool. Facts that are data elsewhere come from there (facts.ts). */

import type {LinkEntry} from '@site/src/lib/link-entry';

export const PROVIDERS = ['aws', 'gcp', 'azure', 'digitalocean'] as const;

export type ProviderId = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<ProviderId, string> = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  azure: 'Azure',
  digitalocean: 'DigitalOcean',
};

export const INSTALL = [
  {id: 'macos', label: 'macOS', command: 'brew install {links.account}/{product}/{product}'},
  {id: 'linux', label: 'Linux', command: 'eval "$(curl -fsSL {links.installScript})"'},
  {id: 'windows', label: 'Windows', command: 'winget install {product}'},
] as const;

export const SAMPLE_COMMAND = '{product} generate nodejs-http';

export const DEPLOY_COMMANDS = ['cd nodejs-http', '{product} stack new dev', '{product} compose up --stack=dev'];

/** Entry points for readers with a task in mind. */
export const TASKS: LinkEntry[] = [
  {
    label: 'Deploy to my cloud',
    text: 'AWS, Google Cloud, Azure or DigitalOcean',
    to: '/docs/tutorials/deploy-to-your-cloud',
  },
  {
    label: 'Deploy on every push',
    text: 'GitHub Actions, without stored keys',
    to: '/docs/category/deploying-from-github-actions',
  },
  {label: 'Add a database', text: 'Managed Postgres, Redis or MongoDB', to: '/docs/concepts/managed-storage'},
  {label: 'Use my own domain', text: 'With its own certificate', to: '/docs/tutorials/use-your-own-domain-name'},
  {label: 'Leave Heroku', text: 'Turn dynos and add-ons into services', to: '/docs/tutorials/migrating-from-heroku'},
  {label: 'Fix a problem', text: 'By symptom, with cause and remedy', to: '/docs/troubleshooting'},
];

export interface PageLink {
  label: string;
  to: string;
  isCommand?: boolean;
}

export interface Way {
  title: string;
  to: string;
  text: string;
  pages: PageLink[];
}

/** Sections and their most read pages. */
export const WAYS: Way[] = [
  {
    title: 'Tutorials',
    to: '/docs/tutorials',
    text: 'Follow one from start to finish, with the output of every step.',
    pages: [
      {label: 'Deploy to AWS', to: '/docs/tutorials/deploy-to-aws'},
      {label: 'GitHub Actions', to: '/docs/category/deploying-from-github-actions'},
      {label: 'Migrate from Heroku', to: '/docs/tutorials/migrating-from-heroku'},
    ],
  },
  {
    title: 'Concepts',
    to: '/docs/concepts',
    text: 'What a key in the file does, what it creates, and where the limits are.',
    pages: [
      {label: 'Compose', to: '/docs/concepts/compose'},
      {label: 'Configuration', to: '/docs/concepts/configuration'},
      {label: 'Deployment modes', to: '/docs/concepts/deployment-modes'},
    ],
  },
  {
    title: 'Providers',
    to: '/docs/providers',
    text: 'Credentials, regions and the list of resources, cloud by cloud.',
    pages: [
      {label: 'AWS', to: '/docs/providers/aws'},
      {label: 'Google Cloud', to: '/docs/providers/gcp'},
      {label: 'Azure', to: '/docs/providers/azure'},
    ],
  },
  {
    title: 'CLI',
    to: '/docs/cli',
    text: 'Every command, flag, variable and exit code of release {version}.',
    pages: [
      {label: 'compose up', to: '/docs/cli/{product}_compose_up', isCommand: true},
      {label: 'config create', to: '/docs/cli/{product}_config_create', isCommand: true},
      {label: 'estimate', to: '/docs/cli/{product}_estimate', isCommand: true},
    ],
  },
];

export const EXAMPLE_QUESTION = 'How do I connect to Postgres over TLS?';

export const QUESTIONS = [
  {label: 'Use my own domain', question: 'How do I use my own domain?'},
  {label: 'Estimate the cost', question: 'How do I estimate the cost before deploying?'},
  {label: 'Set a secret', question: 'How do I set a secret?'},
] as const;
