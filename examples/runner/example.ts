import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readData} from '../../plugins/pages/data/read-data';
import {type AnyExample, anyExampleSchema, type CopyJob, type Example} from '../schema';
import {configOf, readCompose, type Service, type Services} from './compose';
import {readDockerfile, type Stage} from './dockerfile';
import {type Environment, Failure} from './processes';

const EXAMPLES = 'examples';

/** What an app or a job consists of. */
export interface Project {
  name: string;
  /** From the root of the repository. */
  folder: string;
  /** The Compose file, in the folder. */
  compose: string;
  services: Services;
  service: string;
  own: Service;
  /** Names that its services need a stored value for. */
  config: string[];
  /** What the service is built from, in the folder. */
  context: string;
  stages: Stage[];
}

/** An example that is ready to be built. */
export interface Setup {
  project: Project;
  made: string;
  /** A folder for what is needed besides. */
  folder: string;
  config: ReadonlyMap<string, string>;
  /** Variables of the service that come from the deployment, not from its Compose file. */
  added: Environment;
}

export const exampleNames = (): string[] =>
  readdirSync(EXAMPLES, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'runner')
    .map(({name}) => name)
    .sort();

/** What an example says about itself. @throws Failure or Error that names the file that can't be read */
export function describeExample(name: string, root = EXAMPLES): AnyExample {
  const folder = join(root, name);
  if (!existsSync(folder)) throw new Failure(`there is no ${folder}. Known are ${exampleNames().join(', ')}.`);
  return readData(join(folder, 'example.yaml'), anyExampleSchema);
}

/** @throws Failure or Error that names the file that can't be read */
export function readProject(name: string, example: Example | CopyJob, root = EXAMPLES): Project {
  const folder = join(root, name);
  const compose = example.kind === 'copy' ? example.compose : 'compose.yaml';
  const services = readCompose(readFileSync(join(folder, compose), 'utf8'));
  const own = services[example.service];
  if (!own) throw new Failure(`${folder}/${compose} has no service ${example.service}.`);
  const context = typeof own.build === 'string' ? own.build : (own.build?.context ?? '.');
  const started = `FROM ${own.image}\nCMD ${JSON.stringify(own.command)?.replaceAll('$$', '$')}`;
  const stages = readDockerfile(own.image ? started : readFileSync(join(folder, context, 'Dockerfile'), 'utf8'));
  const config = [...new Set(Object.values(services).flatMap(configOf))];
  return {name, folder, compose, services, service: example.service, own, config, context, stages};
}

/** The config that an example's page has to tell its reader to set. */
export function configToSet(name: string, example: AnyExample): string[] {
  if (example.kind !== 'app' && example.kind !== 'copy') return [];
  const stored = example.kind === 'copy' ? example.stored : [];
  return readProject(name, example).config.filter((config) => !stored.includes(config));
}
