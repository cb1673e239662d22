import * as z from 'zod';
import {unique} from './unique';

const text = z.string().trim().min(1);

export const sampleSchema = z.strictObject({
  /** Folder name in the repository, and the argument of `init`. */
  name: z.string().regex(/^[\w.-]+$/),
  title: text,
  description: text.max(200),
  languages: z.array(text),
  tags: z.array(text),
  /** Config values that have to be set before a deployment. */
  configs: z.array(text),
  services: z.array(text),
  managed: z.array(text),
  repoPath: text,
});

export const samplesSchema = z.array(sampleSchema).superRefine(unique(({name}) => [name]));

export type Sample = z.infer<typeof sampleSchema>;
