import * as z from 'zod';
import {sources} from './engine-schema';
import {releaseMarks} from './release-marks';
import {unique} from './unique';

const text = z.string().trim().min(1);

/** What a service can be. The rule engine decides which (src/check/outcome). */
export const KINDS = ['container', 'job', 'static', 'postgres', 'redis', 'mongodb', 'model'] as const;

const made = z.strictObject({
  resource: text.describe('Name of what is made, as the console of the cloud writes it. Markdown inline.'),
  page: text.optional().describe('Route that tells of it.'),
  managed: z.boolean().default(false).describe('The cloud runs it: no container of yours.'),
  depends: z.boolean().default(false).describe('Only one of the two deploy engines makes it.'),
  key: text.optional().describe('A key that makes a service with a container one of this kind.'),
  source: sources.optional(),
  config: z.array(text).optional().describe('Names that it needs as config, whatever the file says.'),
  ...releaseMarks,
});

const addresses = z.strictObject({
  public: text.optional().describe('Pattern of the address of an ingress port: SERVICE, PORT, PROJECT, STACK, DOMAIN.'),
  internal: text.optional().describe('The same of a service that is only in networks other than `default`.'),
  private: text.optional().describe('Pattern of the address of a host port, as other services use it.'),
  depends: z.boolean().default(false).describe('Only one of the two deploy engines makes these addresses.'),
  source: sources.optional(),
});

const limits = z.strictObject({
  services: z.number().optional().describe('Most services of a project.'),
  postgres: z.number().optional().describe('Most managed Postgres of a project: with more, the engine stops.'),
  replicas: z.number().optional(),
  cpus: z.number().optional(),
  memory: text.optional().describe('A size as in a Compose file.'),
  effect: z.enum(['refused', 'cut']).describe('Above it the server refuses the deployment, or cuts the value.'),
});

export const resourcesSchema = z.strictObject({
  kinds: z
    .array(z.strictObject({id: z.enum(KINDS), name: text, values: z.record(z.string(), made)}))
    .superRefine(unique(({id}) => [id])),
  addresses: z.record(z.string(), addresses),
  limits: z.record(z.string(), limits),
});

export type ResourceMap = z.output<typeof resourcesSchema>;
export type ServiceKind = (typeof KINDS)[number];
