import {parse} from 'yaml';
import * as z from 'zod';
import {interpolate} from 'compose-check/interpolate';
import {type Environment, Failure} from './processes';

/** The variables that a service wants a model's address and name in. */
const modelVariables = z.looseObject({endpoint_var: z.string().optional(), model_var: z.string().optional()});

const serviceSchema = z.looseObject({
  image: z.string().optional(),
  build: z.union([z.string(), z.looseObject({context: z.string()})]).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
  healthcheck: z.looseObject({test: z.array(z.string())}).optional(),
  models: z.union([z.array(z.string()), z.record(z.string(), modelVariables.nullable())]).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/, 'write seconds: 30s')
    .default('10s'),
  ports: z.array(z.looseObject({target: z.number()})).default([]),
});

export type Service = z.infer<typeof serviceSchema>;
export type Services = Record<string, Service>;

const IMAGES = {postgres: /^(?:postgres|pgvector\/pgvector)\b/, redis: /^(?:redis|valkey\/valkey)\b/};

const composeSchema = z.looseObject({services: z.record(z.string(), serviceSchema)});

/** @throws Failure if the file isn't what the runner can read */
export function readCompose(text: string): Services {
  const result = composeSchema.safeParse(parse(text, {merge: true}));
  if (result.success) return result.data.services;
  const [issue] = result.error.issues;
  throw new Failure(`compose.yaml: ${issue?.path.join('.')}: ${issue?.message}`);
}

const pairs = ({environment}: Service): [string, string | undefined][] =>
  Object.entries(environment).map(([name, value]) => [name, value === null ? undefined : String(value)]);

/** Names that a service needs a stored value for. */
export const configOf = (service: Service): string[] =>
  pairs(service).flatMap(([name, value]) => (value === undefined ? [name] : interpolate(value, new Map()).open));

/**
 * What a service gets as environment.
 *
 * @param values stored config
 * @throws Failure that names what can't be read
 */
export function environmentOf(service: Service | undefined, values: ReadonlyMap<string, string>): Environment {
  const environment: Environment = {};
  for (const [name, template] of service ? pairs(service) : []) {
    const {text, error} = interpolate(template ?? `\${${name}}`, values);
    if (error) throw new Failure(`compose.yaml: ${name} can't be interpolated.`);
    environment[name] = text;
  }
  return environment;
}

/** The command of the health check, as an engine runs it. */
export function healthCommand({healthcheck}: Service): string[] {
  const [kind, ...words] = healthcheck?.test ?? [];
  if (kind === 'CMD' && words.length) return words;
  throw new Failure('compose.yaml: the service needs a healthcheck whose test is a list that begins with CMD.');
}

/** Names of the services that are a database here: what becomes a managed one in the cloud. */
export const namesOf = (server: 'postgres' | 'redis', services: Services): string[] =>
  Object.keys(services).filter((name) => IMAGES[server].test(services[name]?.image ?? ''));
