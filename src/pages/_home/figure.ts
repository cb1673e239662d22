/** The picture of the home page: a Compose file, and what each line of it becomes at each provider. */

import {PROVIDERS, type ProviderId} from './copy';

/** What a line of the file turns into: a name, and what more there is to say. */
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
      azure: 'built in your subscription from your Dockerfile',
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
      digitalocean: {name: 'Containers', detail: 'on App Platform'},
      azure: {name: '2 containers', detail: 'on Container Apps'},
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
      digitalocean: {name: 'Postgres container', detail: 'not managed here'},
      azure: {name: 'Azure Database for PostgreSQL', detail: 'private, port 5432'},
    },
  },
  {indent: 2, key: 'environment'},
  {indent: 3, key: 'POSTGRES_PASSWORD'},
  {indent: 1, key: 'model', service: {name: 'model', note: 'no public port'}},
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
      azure: {name: 'Azure AI Foundry', detail: 'reached by identity, no API key'},
    },
  },
];

/** Public address of the service `web` of the project `shop`. */
export const ADDRESSES: Record<ProviderId, string> = {
  aws: 'web--3000.shop.ada.{product}.app',
  gcp: 'web--3000.beta.shop.ada.{product}.app',
  digitalocean: 'a host name of App Platform',
  azure: 'web.shop-azure.ada.{product}.app',
};

/** The command of the figure with a stack for each cloud, and its result. The secrets are set before. */
export const RUNS: Record<ProviderId, {command: string; state: string; detail: string}> = {
  aws: {command: '{product} compose up --stack=aws', state: 'Running', detail: '3 services in your AWS account'},
  gcp: {command: '{product} compose up --stack=gcp', state: 'Running', detail: '3 services in your Google project'},
  digitalocean: {
    command: '{product} compose up --stack=digitalocean',
    state: 'Running',
    detail: '3 services in your DigitalOcean account',
  },
  azure: {
    command: '{product} compose up --stack=azure',
    state: 'Running',
    detail: '3 services in your Azure subscription',
  },
};
