/** The picture of the home page: a Compose file, and what each line of it becomes at each provider. */

import {PROVIDERS, type ProviderId} from './copy';

/** What a line of the file becomes: a name and a detail. */
type Outcome = Record<ProviderId, {name: string; detail?: string}>;

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

/** One name on every provider. */
const everywhere = (name: string, details: Partial<Record<ProviderId, string>> = {}): Outcome =>
  Object.fromEntries(
    PROVIDERS.map((id) => {
      const detail = details[id];
      return [id, {name, ...(detail && {detail})}];
    }),
  ) as Outcome;

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
      azure: 'built from your Dockerfile',
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
      azure: {name: '2 containers', detail: 'on Container Apps'},
      digitalocean: {name: 'Containers', detail: 'on App Platform'},
    },
  },
  {indent: 2, key: 'environment'},
  {
    indent: 3,
    key: 'SESSION_KEY',
    symbol: 'lock',
    outcome: everywhere('Secret', {
      aws: 'in SSM Parameter Store',
      gcp: 'in Secret Manager',
      digitalocean: 'as an app secret',
      azure: 'in Key Vault',
    }),
  },
  {indent: 2, key: 'models', value: 'chat', kind: 'list'},
  {indent: 1, key: 'store', service: {name: 'store', note: 'no public port'}},
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
      azure: {name: 'Flexible Server for PostgreSQL', detail: 'private, port 5432'},
      digitalocean: {name: 'Postgres container', detail: 'not managed, data isn’t kept'},
    },
  },
  {indent: 2, key: 'environment'},
  {indent: 3, key: 'POSTGRES_PASSWORD'},
  {indent: 0, key: 'models'},
  {indent: 1, key: 'chat', service: {name: 'chat', note: 'no public port'}},
  {
    indent: 2,
    key: 'model',
    value: 'chat-default',
    kind: 'string',
    symbol: 'model',
    outcome: {
      aws: {name: 'Bedrock', detail: 'through a role, no API key'},
      gcp: {name: 'Vertex AI', detail: 'through a role, no API key'},
      azure: {name: 'AI Foundry', detail: 'through a gateway'},
      digitalocean: {name: 'No managed models', detail: 'leave out both models keys'},
    },
  },
];

/** Public address of the service `web` of the project `shop`, in a stack with the provider's name. */
export const ADDRESSES: Record<ProviderId, string> = {
  aws: 'web.shop-aws.ada.{product}.app',
  gcp: 'web.shop-gcp.ada.{product}.app',
  azure: 'web.shop-azure.ada.{product}.app',
  digitalocean: 'an App Platform host name',
};

/** The command of the figure, and its result. Values without a default are set first. */
export const RUNS: Record<ProviderId, {command: string; state: string; detail: string}> = {
  aws: {
    command: '{product} compose up --stack=aws',
    state: 'Running',
    detail: 'in your AWS account, after config set',
  },
  gcp: {
    command: '{product} compose up --stack=gcp',
    state: 'Running',
    detail: 'in your Google project, after config set',
  },
  azure: {
    command: '{product} compose up --stack=azure',
    state: 'Running',
    detail: 'in your Azure subscription, after config set',
  },
  digitalocean: {
    command: '{product} compose up --stack=digitalocean',
    state: 'Running',
    detail: 'existing projects only',
  },
};
