import * as z from 'zod';

const text = z.string().trim().min(1);

/** What the model knows about a service: how many of each it has. */
export const PLAN_FACTS = [
  'container',
  'serverless',
  'machine',
  'ingress',
  'host',
  'nat',
  'build',
  'config',
  'secrets',
  'mirrors',
  'rules',
  'store',
  'postgres',
  'redis',
  'database',
  'model',
  'wildcard',
  'hidden',
  'replicas',
  'smallest',
  'larger',
  'cpus',
  'memory',
] as const;

const fact = z.enum(PLAN_FACTS);

const part = z.strictObject({
  for: z.enum(['project', 'service']).describe('Created once, or for each service that it’s true of.'),
  if: z.array(fact).default([]).describe('Facts that the service must have; for a project, each of them some service.'),
  times: fact.optional().describe('One for each of these; for a project, those of all services.'),
  of: z.record(text, z.int().positive()).default({}).describe('Resources by their type in the engine.'),
  costs: z.record(text, z.union([z.number().positive(), fact])).default({}),
  unpriced: text.optional().describe('What they also take, in words that follow "no price for".'),
});

const size = z.strictObject({cpus: z.number().positive(), memory: z.number().positive()});

/** Its fields are explained at the top of plan.yaml. */
const cloud = z.strictObject({
  hostPorts: z.enum(['open', 'open-in-default-network', 'dropped']),
  machines: z.boolean().default(false),
  models: z.boolean().default(false),
  sizes: z.array(size.extend({to: z.number().positive(), step: z.number().positive().default(1)})).default([]),
  smallest: z.partialRecord(z.enum(['postgres', 'redis']), size).default({}),
  gateway: size.default({cpus: 0.25, memory: 0.5}).describe('Size of the gateway to a model.'),
  parts: z.array(part),
});

export const planSchema = z.strictObject({
  recorded: z.strictObject({engine: text.describe('Commit of the public engine.'), read: z.iso.date()}),
  names: z.record(text, text).describe('What readers call the resources that they look for. The others are counted.'),
  clouds: z.record(text, cloud),
});

export type PlanRules = z.output<typeof planSchema>;
export type PlanFact = (typeof PLAN_FACTS)[number];
