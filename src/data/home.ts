/**
 * What the home page says about the tool. The facts are those of src/data/providers.yaml, cut short: pages cannot read
 * YAML. `{product}` and `{Product}` are expanded by components/product/expand.ts.
 */

import type {Entry} from './landing';

export const PROVIDERS = ['aws', 'gcp', 'digitalocean', 'azure', 'playground'] as const;

export type ProviderId = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<ProviderId, string> = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  digitalocean: 'DigitalOcean',
  azure: 'Azure',
  playground: 'Playground',
};

/** What a line of the file turns into: a name and what is to be said of it. Without an entry: planned. */
type Outcome = Partial<Record<ProviderId, {name: string; detail?: string}>>;

export interface FigureLine {
  indent: number;
  key: string;
  value?: string;
  /** Colors the value as Prism would. */
  kind?: 'string' | 'number' | 'list';
  /** Heads the part of the cloud that belongs to one service. */
  service?: {name: string; note: string};
  outcome?: Outcome;
  symbol?: 'image' | 'globe' | 'containers' | 'lock' | 'database' | 'model';
  /** The line opens a port: its outcome has an address outside the cloud. */
  isPublic?: boolean;
}

/** One name on every provider that is there. */
const everywhere = (name: string, details: Partial<Record<ProviderId, string>> = {}): Outcome =>
  Object.fromEntries(
    PROVIDERS.filter((id) => id !== 'azure').map((id) => {
      const detail = details[id];
      return [id, {name, ...(detail && {detail})}];
    }),
  );

/** The Compose file of the figure, and what each line of it becomes. */
export const FIGURE: FigureLine[] = [
  {indent: 0, key: 'services'},
  {indent: 1, key: 'web', service: {name: 'web', note: 'open to the internet'}},
  {
    indent: 2,
    key: 'build',
    value: './web',
    kind: 'string',
    symbol: 'image',
    outcome: everywhere('Image', {
      aws: 'built in your account, no Dockerfile needed',
      gcp: 'built in your project, no Dockerfile needed',
      digitalocean: 'built from your Dockerfile',
      playground: 'built for you, no Dockerfile needed',
    }),
  },
  {
    indent: 2,
    key: 'ports',
    value: '"3000:3000"',
    kind: 'list',
    symbol: 'globe',
    isPublic: true,
    outcome: everywhere('HTTPS'),
  },
  {indent: 2, key: 'deploy'},
  {
    indent: 3,
    key: 'replicas',
    value: '2',
    kind: 'number',
    symbol: 'containers',
    outcome: {
      aws: {name: '2 containers', detail: 'on ECS Fargate'},
      gcp: {name: '2 containers', detail: 'on Cloud Run'},
      digitalocean: {name: '2 containers', detail: 'on App Platform'},
      playground: {name: '1 container', detail: 'the Playground runs one of each'},
    },
  },
  {indent: 2, key: 'environment'},
  {
    indent: 3,
    key: 'SESSION_KEY',
    symbol: 'lock',
    outcome: everywhere('Sealed value', {
      aws: 'in SSM Parameter Store',
      gcp: 'in Secret Manager',
      digitalocean: 'as an app secret',
      playground: 'held by the Playground',
    }),
  },
  {indent: 1, key: 'store', service: {name: 'store', note: 'private network'}},
  {indent: 2, key: 'image', value: 'postgres:16', kind: 'string'},
  {
    indent: 2,
    key: 'x-{product}-postgres',
    value: 'true',
    kind: 'number',
    symbol: 'database',
    outcome: {
      aws: {name: 'RDS for PostgreSQL', detail: 'private, port 5432'},
      gcp: {name: 'Cloud SQL for PostgreSQL', detail: 'private, port 5432'},
      digitalocean: {name: 'Postgres container', detail: 'not managed here'},
      playground: {name: 'Postgres container', detail: 'for trying out, not kept'},
    },
  },
  {indent: 1, key: 'model', service: {name: 'model', note: 'private network'}},
  {indent: 2, key: 'image', value: '{product}io/openai-access-gateway', kind: 'string'},
  {
    indent: 2,
    key: 'x-{product}-llm',
    value: 'true',
    kind: 'number',
    symbol: 'model',
    outcome: {
      aws: {name: 'Bedrock', detail: 'reached by role, no API key'},
      gcp: {name: 'Vertex AI', detail: 'reached by role, no API key'},
      digitalocean: {name: 'Gateway container', detail: 'no managed models here'},
      playground: {name: 'Shared model', detail: 'one default model'},
    },
  },
];

/** Public address of the service `web` of the project `shop`. */
export const ADDRESSES: Record<ProviderId, string> = {
  aws: 'web--3000.shop.ada.{product}.app',
  gcp: 'web--3000.beta.shop.ada.{product}.app',
  digitalocean: 'a host name of App Platform',
  azure: 'not yet',
  playground: 'ada-web--3000.prod1.{product}.dev',
};

/** The command of the figure, and its result. The CLI refuses Azure in this release, so there is no flag for it. */
export const RUNS: Record<ProviderId, {command: string; state: string; detail: string}> = {
  aws: {
    command: '{product} compose up --provider=aws',
    state: 'Running',
    detail: '3 services in your AWS account',
  },
  gcp: {
    command: '{product} compose up --provider=gcp',
    state: 'Running',
    detail: '3 services in your Google project',
  },
  digitalocean: {
    command: '{product} compose up --provider=digitalocean',
    state: 'Running',
    detail: '3 services in your DigitalOcean account',
  },
  azure: {command: '{product} compose up', state: 'Planned', detail: 'the same file, once it is there'},
  playground: {
    command: '{product} compose up --provider={product}',
    state: 'Running',
    detail: '3 services, free, to try things out',
  },
};

export const INSTALL = [
  {id: 'macos', label: 'macOS', command: 'brew install {Product}Labs/{product}/{product}'},
  {id: 'linux', label: 'Linux', command: 'eval "$(curl -fsSL s.{product}.io/install)"'},
  {id: 'windows', label: 'Windows', command: 'winget install {product}'},
] as const;

export const SAMPLE_COMMAND = '{product} generate nodejs-http';

export const DEPLOY_COMMAND = '{product} compose up';

interface ProviderRow {
  computing: string;
  postgres: string;
  models: string;
  status: string;
  isProduction?: boolean;
}

/** "No" and the dash are set in muted text. */
export const PROVIDER_TABLE: Record<ProviderId, ProviderRow> = {
  aws: {computing: 'ECS Fargate', postgres: 'RDS', models: 'Bedrock', status: 'Production', isProduction: true},
  gcp: {computing: 'Cloud Run', postgres: 'Cloud SQL', models: 'Vertex AI', status: 'Preview'},
  digitalocean: {computing: 'App Platform', postgres: 'No', models: 'No', status: 'Preview'},
  azure: {computing: '—', postgres: '—', models: '—', status: 'Planned'},
  playground: {
    computing: 'Hosted for you',
    postgres: 'No',
    models: 'One default model',
    status: 'Free, for trying out',
  },
};

/** Ways in for readers who come with something to do. */
export const TASKS: Entry[] = [
  {label: 'Deploy to my cloud', text: 'AWS, Google Cloud or DigitalOcean', to: '/docs/tutorials/deploy-to-your-cloud'},
  {
    label: 'Deploy on each push',
    text: 'GitHub Actions, without stored keys',
    to: '/docs/category/deploying-from-github-actions',
  },
  {label: 'Add a database', text: 'Managed Postgres, Redis or MongoDB', to: '/docs/concepts/managed-storage'},
  {label: 'Use my own domain', text: 'With a certificate of its own', to: '/docs/tutorials/use-your-own-domain-name'},
  {label: 'Leave Heroku', text: 'Dynos and add-ons to a Compose file', to: '/docs/tutorials/migrating-from-heroku'},
  {label: 'Mend an error', text: 'Every message with its cause', to: '/docs/intro/faq/warnings-errors'},
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
    text: 'Follow one from start to finish, with the output you should see at every step.',
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
      {label: 'Playground', to: '/docs/providers/playground'},
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

/** Entries of src/data/samples.json, which is too large to load for a number. */
export const SAMPLE_COUNT = 84;
