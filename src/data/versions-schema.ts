import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const version = z.string().trim().min(1).describe('As pages write it: 24, v6.');
/** What comes after `versions.` in a token. */
const key = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens');
const address = z.url({protocol: /^https$/}).describe('Where the maker says so.');
const images = z.array(text).min(1).describe('Images whose tags have this version, without registry defaults.');
const why = text.optional().describe('Why it is not the newest.');

/** Versions that pages and examples name. `{versions.KEY}` in a page is the version. */
export const versionsSchema = z
  .strictObject({
    checked: z.iso.date().describe('When all of them were last compared with their sources.'),
    runtimes: z.record(
      key,
      z.strictObject({
        name: text,
        version,
        ends: z.iso.date().describe('End of support.'),
        source: address,
        images,
        why,
      }),
    ),
    images: z.record(key, z.strictObject({version, images, source: address, why})),
    actions: z.record(
      key,
      z.strictObject({version, uses: text.describe('OWNER/NAME of the action.'), source: address}),
    ),
    packages: z.record(key, z.strictObject({version, name: text, source: address, why})),
    models: z.record(key, z.strictObject({version: version.describe('The name of the model.'), source: address, why})),
  })
  .superRefine(({checked: _, ...groups}, context) => unique(Object.keys)(Object.values(groups), context));

export type Versions = z.infer<typeof versionsSchema>;
