import * as z from 'zod';

const text = z.string().min(1);

/** Clouds that the public engine deploys to. */
export const CLOUDS = ['aws', 'gcp', 'azure'] as const;

export type Cloud = (typeof CLOUDS)[number];

export const resourceSchema = z.strictObject({
  type: text.describe('`rds/instance`: the module and the resource, without the provider.'),
  name: text,
  parent: z.string().optional(),
  inputs: z.record(z.string(), z.unknown()),
  options: z.record(z.string(), z.unknown()).default({}),
});

export type PlannedResource = z.output<typeof resourceSchema>;

const refusal = z.strictObject({by: z.enum(['cli', 'engine']), words: z.array(text)});

/** Plans of one cloud. Most resources are the same in many plans, so each is written once. */
export const plansSchema = z.strictObject({
  engine: text.describe("Commit of the engine's source."),
  cli: text.describe("Commit of the CLI's source, which wrote the files that the engine got."),
  read: z.iso.date(),
  resources: z.array(resourceSchema),
  plans: z.record(
    text,
    z.strictObject({
      of: z.array(z.int()).describe('Places of its resources.'),
      says: z.array(text).optional().describe('What the engine prints.'),
      refused: refusal.optional(),
    }),
  ),
});

/** What the engine would create for a file. */
export interface Plan {
  resources: PlannedResource[];
  says?: string[] | undefined;
  refused?: z.output<typeof refusal> | undefined;
}

const compose = z.record(z.string(), z.unknown());

const changed = {
  base: text.default('web').describe('The file that it is written into.'),
  value: z.unknown(),
  clouds: z.array(z.enum(CLOUDS)).optional().describe('Where it is tried, if not everywhere.'),
};

export const casesSchema = z.strictObject({
  files: z.record(text, compose).describe('Compose files, by name.'),
  keys: z.array(
    z.strictObject({
      key: text.describe('Section and key of the Compose reference: `deploy/replicas`.'),
      as: text.optional().describe('Which of several values of the key.'),
      service: text.default('web'),
      ...changed,
    }),
  ),
  settings: z.array(z.strictObject({cloud: z.enum(CLOUDS), setting: text, ...changed})),
  zoned: z.array(text).describe('Files of projects whose domain has a zone in the account.'),
  modes: z.array(z.strictObject({file: text, mode: text})).describe('Files that are planned with a mode, too.'),
});

export type Cases = z.output<typeof casesSchema>;

/** What a second deployment does, and with which resources. */
export const replacingSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      what: text.describe('Markdown inline.'),
      from: text,
      to: text,
      clouds: z
        .array(z.enum(CLOUDS))
        .default([...CLOUDS])
        .describe('Where it is known.'),
    }),
  ),
  resources: z.record(
    z.enum(CLOUDS),
    z.record(
      text,
      z.strictObject({
        name: text,
        data: z.literal(true).optional().describe('It keeps data that are gone with it.'),
        replaces: z.array(text).default([]),
        clears: z.array(text).default([]),
        within: text.optional().describe('The type that it can never leave: it is replaced with it.'),
        source: z.url().optional(),
      }),
    ),
  ),
});

export type Replacing = z.output<typeof replacingSchema>;
