import * as z from 'zod';
import {unique} from './unique';

const text = z.string().trim().min(1);
const date = z.iso.date();

/** Where facts can be read, and how a guide names it. */
export const SOURCES = {
  CLI: 'the source of the CLI',
  engine: 'the source of the public engine',
  AWS: 'the documentation of AWS',
  'Google Cloud': 'the documentation of Google Cloud',
  Azure: 'the documentation of Azure',
  DigitalOcean: 'the documentation of DigitalOcean',
  vendor: "the platform's own documentation",
} as const;

type Source = keyof typeof SOURCES;

/** What somebody read for a guide, or ran, and when. A guide says both at its end. */
const evidence = z.strictObject({
  page: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the file name below docs/guides/, without .mdx'),
  want: text.describe('What the reader wants to do: the text of the link in the index.'),
  release: text.describe('Release of the CLI that was read and run.'),
  read: z.strictObject({date, in: z.array(z.enum(Object.keys(SOURCES) as [Source, ...Source[]])).min(1)}),
  run: z
    .array(z.strictObject({date, what: text.describe('Completes "We ran …".')}))
    .describe('Commands and files that were run; an empty list says that nothing was.'),
});

/** The task guides, by topic, in the order of the sidebar. */
export const guidesSchema = z
  .array(z.strictObject({topic: text, guides: z.array(evidence).min(1)}))
  .superRefine(unique(({guides}) => guides.map(({page}) => page)));

export type Guide = z.infer<typeof evidence>;
