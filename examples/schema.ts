import * as z from 'zod';

const name = z.string().trim().min(1);
const date = z.iso.date();
const versions = z.record(name, z.string().regex(/^\d+(\.\d+)*\S*$/, 'write the version only: 5.2.1'));

const page = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/, "write the page's path in docs/, without .mdx")
  .describe('The page that shows the files.');

const providers = z
  .array(z.enum(['aws', 'gcp', 'azure', 'digitalocean']))
  .default(['aws', 'gcp', 'azure'])
  .describe('The clouds that the page offers: the Compose files have to pass the check for each.');

const versionsIn = z
  .record(name, z.strictObject({file: name, pattern: name}))
  .describe('Where a version is, which is the first group of a pattern: in a lockfile, if the project has one.');

/** examples/NAME/example.yaml of an app: what the runner has to know that isn't in the Dockerfile and compose.yaml. */
export const exampleSchema = z.strictObject({
  kind: z.literal('app').default('app'),
  page,
  service: name.describe('The service of compose.yaml that is built and started.'),
  request: z
    .strictObject({
      path: z.string().startsWith('/'),
      shows: name.describe('Text of the answer.'),
    })
    .describe('Sent twice. Where there is a database, the two answers differ, because the first one was stored.'),
  providers,
  versions: versionsIn,
});

export type Example = z.infer<typeof exampleSchema>;

/** A job, built or a public image's command, that copies one database into another. The copy is compared with the source. */
const copySchema = z.strictObject({
  kind: z.literal('copy'),
  page,
  compose: name.describe('The Compose file.'),
  service: name.describe('The job.'),
  database: name.describe('The service that is copied into.'),
  stored: z.array(name).describe('Config that an earlier page has stored.'),
  providers,
  source: name.describe("The config value that holds the source's URL."),
  seed: name.describe('SQL that fills the source.'),
  run: name.describe('The variable that has to differ for another copy.'),
  shows: name.describe('The end of what a copy prints.'),
  again: name.describe('What a second start with the same variable prints.'),
  tables: z.array(name).min(1).describe('Tables and views of the copy that are compared with the source.'),
  change: name.describe('SQL that changes the source between two copies.'),
  absent: z.array(name).describe('Queries that find nothing in the copy.'),
});

/** A program that only an account could run: the compiler checks it against the packages of its lockfile. */
const programSchema = z.strictObject({
  kind: z.literal('program'),
  page,
  providers,
  versions: versionsIn,
});

/** Files that only something else could read or run: they're checked as blocks of their page. */
const filesSchema = z.strictObject({
  kind: z.literal('files'),
  page,
  providers,
  notRun: name.describe('Why nothing runs them here, as a part of a sentence: "only GitHub opens a Codespace".'),
});

export type CopyJob = z.infer<typeof copySchema>;
export type Program = z.infer<typeof programSchema>;

/** Any examples/NAME/example.yaml: without a kind, it's an app. */
export const anyExampleSchema = z.preprocess(
  (value) => ({kind: 'app', ...(value as object)}),
  z.discriminatedUnion('kind', [exampleSchema, copySchema, programSchema, filesSchema]),
);

export type AnyExample = z.infer<typeof anyExampleSchema>;

/** A row of examples/tested.yaml, which only `npm run examples` writes, and only after all checks passed. */
const testedRow = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('run'),
    ran: date,
    with: versions,
    copied: z.literal(true).optional().describe('Whether it is a job that copied a database.'),
    standIn: z.literal('model').optional().describe('What something else answered for.'),
  }),
  z.strictObject({how: z.literal('type-checked'), checked: date, with: versions}),
  z.strictObject({
    how: z.literal('read'),
    read: date,
    notRun: name.describe('Why it could not run, as a part of a sentence: "the test machine has no Ruby".'),
    with: versions,
  }),
]);

export const testedSchema = z.record(name, testedRow);

export type TestedRow = z.infer<typeof testedRow>;
