import * as z from 'zod';
import {releaseMarks} from 'compose-check/data/release-marks';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);

export const flagSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  shorthand: z.string().length(1).optional(),
  type: z.enum(['bool', 'string', 'stringArray', 'enum', 'duration', 'int']),
  default: z.string().default(''),
  values: z.array(text).optional(),
  env: text.optional(),
  required: z.boolean().optional(),
  defaultFrom: text
    .optional()
    .describe('Why the default is not that of the tree: npm run data:release leaves it alone.'),
  deprecated: text.optional(),
  description: z.string().default(''),
  notes: z.array(text).default([]),
  ...releaseMarks,
});

export const argumentSchema = z.strictObject({
  name: text,
  required: z.boolean().default(false),
  repeatable: z.boolean().default(false),
  description: z.string().default(''),
  ...releaseMarks,
});

/** Another name of a command; one that came or went says so. */
const aliasSchema = z.union([text, z.strictObject({name: text, ...releaseMarks})]);

export const GROUPS = {
  root: 'The program',
  project: 'Start a project',
  deploy: 'Deploy',
  config: 'Configuration and secrets',
  observe: 'Observe',
  stacks: 'Stacks',
  domains: 'Domains and certificates',
  account: 'Account',
  editor: 'Editors and agents',
  cli: 'The CLI itself',
} as const;

export const commandSchema = z.strictObject({
  command: z.string().regex(/^([a-z]+( [a-z]+)*)?$/),
  summary: z.string().default(''),
  usage: text,
  group: z.enum(Object.keys(GROUPS) as [keyof typeof GROUPS]),
  aliases: z.array(aliasSchema).default([]),
  signIn: z.enum(['always', 'existing', 'playground', 'no']).default('no'),
  runnable: z.boolean().default(true),
  arguments: z.array(argumentSchema).default([]),
  flags: z
    .array(flagSchema)
    .superRefine(unique(({name}) => [name]))
    .default([]),
  persistentFlags: z.array(text).default([]),
  examples: z.array(z.strictObject({title: text, command: text})).default([]),
  exitCodes: z.array(z.strictObject({code: z.int(), when: text, ...releaseMarks})).default([]),
  errors: z.array(z.strictObject({message: text, when: text, remedy: text, ...releaseMarks})).default([]),
  output: z.array(text).default([]),
  seeAlso: z.array(z.string()).default([]),
  ...releaseMarks,
});

export const globalSchema = z.strictObject({flags: z.array(flagSchema)});

export const environmentSchema = z.strictObject({
  variables: z.array(
    z.strictObject({
      name: text,
      effect: text,
      worksInStackFile: z.boolean(),
      readAt: text.optional(),
      ...releaseMarks,
    }),
  ),
});

export const exitCodesSchema = z.strictObject({
  exitCodes: z.array(z.strictObject({code: z.int(), meaning: text, when: text.optional(), ...releaseMarks})),
});

/** Commands and flags that the tool accepts but hides: pages may use them, the reference doesn't list them. */
export const hiddenSchema = z.strictObject({
  commands: z.array(
    z.strictObject({
      command: text,
      aliases: z.array(text).default([]),
      args: z.string().default(''),
      flags: z.array(text).default([]),
      note: z.string().optional(),
      ...releaseMarks,
    }),
  ),
  flags: z.array(z.strictObject({command: z.string(), name: text, shorthand: z.string().optional(), ...releaseMarks})),
});

export type Flag = z.infer<typeof flagSchema>;
export type Alias = z.infer<typeof aliasSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Command = z.infer<typeof commandSchema>;
export type Hidden = z.infer<typeof hiddenSchema>;
