import * as z from 'zod';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);

/** What a sample needs before its first deployment, as `npm run data:samples` reads it from the sample's files. */
const needsSchema = z.strictObject({
  /** Config values that have to be set before a deployment. */
  configs: z.array(text),
  /** Dockerfiles that its images are built from, by their path in the sample. */
  dockerfiles: z.array(text),
  /** Folders that are built without a Dockerfile. */
  railpack: z.array(text),
  /** Providers that deploy all of it: nothing stops there, every store is managed, every image is built. */
  providers: z.array(z.enum(PROVIDER_IDS)),
});

export type SampleNeeds = z.infer<typeof needsSchema>;

export const sampleSchema = z.strictObject({
  /** Folder name in the repository, and the argument of `init`. */
  name: z.string().regex(/^[\w.-]+$/),
  title: text,
  description: text.max(200),
  languages: z.array(text),
  tags: z.array(text),
  services: z.array(text),
  managed: z.array(text),
  repoPath: text,
  /** Whether its README has a one-click button, as `npm run data:samples` reads it. */
  oneClick: z.boolean(),
  ...needsSchema.shape,
});

export const samplesSchema = z.strictObject({
  /** The commit of the samples repository that the needs were read from, and its date. */
  source: z.strictObject({commit: z.string().regex(/^[0-9a-f]{40}$/), date: z.iso.date()}),
  samples: z.array(sampleSchema).superRefine(unique(({name}) => [name])),
});

export type Sample = z.infer<typeof sampleSchema>;
export type Samples = z.infer<typeof samplesSchema>;
