import * as z from 'zod';
import {HARMS} from './severities';
import {PROVIDER_IDS} from './provider-ids';
import {unique} from './unique';

const text = z.string().trim().min(1);
const words = z.array(text).min(1);

/**
 * How sure the file makes us: `certain` won't work, `likely` may not, `depends` is up to the deploy engine, and `known`
 * is a fact that a reader should know.
 */
export const CERTAINTIES = ['certain', 'likely', 'depends', 'known'] as const;
const certainty = z.enum(CERTAINTIES);

const own = {certainty: certainty.optional(), cloud: text.optional(), remedy: text.optional()};

/** Its fields are explained at the top of gaps.yaml. */
const gap = z.strictObject({
  id: text,
  certainty,
  harm: z.enum([...HARMS, 'costs']).optional(),
  headline: text.optional(),
  covers: words.optional(),
  machine: text.optional(),
  cloud: text,
  remedy: text,
  link: text,
  if: text.optional(),
  variants: z.record(text, z.strictObject({...own, machine: text.optional()})).optional(),
  only: z.array(z.enum(PROVIDER_IDS)).optional(),
  providers: z
    .partialRecord(z.enum(PROVIDER_IDS), z.strictObject({...own, link: text.optional(), if: text.optional()}))
    .optional(),
});

/** What rules need to know about the world outside of Compose; `about` says what each is, and from where. */
const writtenFacts = z.strictObject({
  about: z.record(z.string(), text),
  runtimes: words,
  officialImages: words,
  tcpPorts: z.record(z.string(), text),
  onlyOn: z.record(z.string(), words),
  debuggers: z.record(z.string(), text),
  serverPorts: z.record(z.string(), z.number()),
  defaultPorts: z.record(z.string(), z.number()),
  objectStores: words,
  configFiles: words,
  configFolders: words,
  dataFolders: words,
  sourceFolders: words,
  hostFolders: words,
  routingProxies: words,
  statefulImages: words,
  databases: words,
  proxyHelpers: words,
  configuredProxies: words,
  adminTools: words,
  openSettings: words,
  dockerTools: z.record(z.string(), text),
  machineTools: words,
  optionalSocket: words,
  programs: z.record(z.string(), z.string().regex(/^(?:none|(?:curl|wget)(?: \/\S+)?)$/)),
  innerDatabases: z.record(z.string(), text),
  memoryFlags: z.record(z.string(), z.string()),
  imageMemory: z.record(z.string(), text),
  redisTags: z.record(z.string(), z.string()),
  refusedNames: z.record(z.string(), text),
  sourceFiles: words,
  defaultCapabilities: words,
  browserVariables: words,
});
export const gapFactsSchema = writtenFacts.transform(({about: _about, ...facts}) => facts);

export const gapsSchema = z.strictObject({gaps: z.array(gap).superRefine(unique(({id}) => [id]))});

export type Gap = z.output<typeof gap>;
export type GapFacts = z.output<typeof gapFactsSchema>;
export type Certainty = (typeof CERTAINTIES)[number];
