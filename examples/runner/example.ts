import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type AnyExample, anyExampleSchema, type Example} from '../schema';
import {readData} from '../../plugins/pages/data/read-data';
import {readCompose, type Service} from './compose';
import {readDockerfile, type Stage} from './dockerfile';
import {Failure} from './processes';

const EXAMPLES = 'examples';

export interface Project {
  name: string;
  /** From the root of the repository. */
  folder: string;
  example: Example;
  stages: Stage[];
  services: Record<string, Service>;
  service: Service;
}

/** Names of all examples, sorted. */
export const exampleNames = (root = EXAMPLES): string[] =>
  readdirSync(root, {withFileTypes: true})
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
export function readProject(name: string, root = EXAMPLES): Project {
  const folder = join(root, name);
  const example = describeExample(name, root);
  if (example.kind !== 'app') throw new Failure(`${folder}/example.yaml is no app.`);
  const services = readCompose(readFileSync(join(folder, 'compose.yaml'), 'utf8'));
  const service = services[example.service];
  if (!service) throw new Failure(`${folder}/compose.yaml has no service ${example.service}.`);
  return {
    name,
    folder,
    example,
    stages: readDockerfile(readFileSync(join(folder, 'Dockerfile'), 'utf8')),
    services,
    service,
  };
}

/** The service that becomes a managed database. */
export const databaseOf = ({services}: Project): [string, Service] | undefined =>
  Object.entries(services).find(([, service]) => /^(?:postgres|pgvector\/pgvector)\b/.test(service.image ?? ''));

export const redisOf = ({services}: Project): [string, Service] | undefined =>
  Object.entries(services).find(([, service]) => /^(?:redis|valkey\/valkey)\b/.test(service.image ?? ''));
