import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const date = z.iso.date();

const CLOUDS = ['AWS', 'Google Cloud', 'Azure', 'DigitalOcean'] as const;

/** What runs in a container or next to it, and has documentation of its own. */
const SOFTWARE = ['Grafana', 'New Relic', 'node-postgres', 'PHP', 'Postgres', 'Socket.IO'] as const;

/** Sources of facts: code, documentation, and that of another platform that a guide is about. */
const SOURCES = ['CLI', 'engine', ...CLOUDS, ...SOFTWARE, 'vendor'] as const;

/** What somebody read for a guide, or ran, and when. A guide says both at its end. */
const evidence = z.strictObject({
  page: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the file name below docs/guides/, without .mdx'),
  want: text.describe('What the reader wants to do: the text of the link in the index.'),
  release: text.describe('Release of the CLI that was read and run.'),
  read: z.strictObject({date, in: z.array(z.enum(SOURCES)).min(1)}),
  run: z
    .array(z.strictObject({date, what: text.describe('Completes "We ran …".')}))
    .describe('Commands and files that were run; an empty list says that nothing was.'),
});

export const guidesSchema = z
  .array(z.strictObject({topic: text, guides: z.array(evidence).min(1)}))
  .superRefine(unique(({guides}) => guides.map(({page}) => page)));
