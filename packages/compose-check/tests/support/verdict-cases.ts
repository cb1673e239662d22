import {writeFileSync} from 'node:fs';
import * as z from 'zod';
import type {SourceFile} from 'compose-check/types';
import {VERDICTS} from 'compose-check/verdict';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {PRODUCT, inPackage, readYamlFile} from './rules';

const FOLDER = 'tests/fixtures/verdicts';
const FILES = ['keys', 'values', 'project', 'loading', 'config', 'open-cases'];
const RECORDED = `${FOLDER}/recorded.json`;
const MEMORY = 'deploy: {resources: {reservations: {memory: 512M}}}';

const caseSchema = z.strictObject({
  name: z.string(),
  provider: z.enum(PROVIDER_IDS).default('aws'),
  mode: z.enum(['affordable', 'balanced', 'high_availability']).optional(),
  /** Lines of a service `web` with an image and memory, or a whole file. */
  web: z.string().optional(),
  file: z.string().optional(),
  /** Files next to the main one, by name. */
  files: z.record(z.string(), z.string()).default({}),
  /** Names of those that are merged over the main file, in order. */
  merge: z.array(z.string()).default([]),
  /** Patterns that a line of the answer must match, and patterns that none may match: see `answerLines`. */
  says: z.array(z.string()).default([]),
  silent: z.array(z.string()).default([]),
});

/** A case that needs more than the tool's words. */
const answerCaseSchema = caseSchema.extend({
  verdict: z.enum(VERDICTS).optional(),
  first: z.string().optional(),
  findings: z.array(z.string()).optional(),
  /** The boxes of an answer, as readers see them: each cause once. */
  boxes: z.array(z.string()).optional(),
  /** The answer in a line, what isn't carried over, and who reaches whom. */
  answer: z.string().optional(),
  lost: z.array(z.string()).optional(),
  reach: z.array(z.string()).optional(),
  services: z.array(z.string()).optional(),
  adapted: z.string().nullable().optional(),
});

const answerSchema = z.strictObject({
  stops: z.boolean(),
  /** Where the tool stopped: `load`, `services`, `config`, `fixup`, `validate`, `reload` or `service`; `done` if it didn't. */
  stage: z.string(),
  /** The errors that stop it; its warnings, sorted, if it doesn't stop. */
  messages: z.array(z.string()),
  /** Names that it asks for as config. */
  config: z.array(z.string()).optional(),
});

/** What the real tool says about a case. */
export type RecordedAnswer = z.infer<typeof answerSchema>;

const recordedSchema = z.strictObject({release: z.string(), cases: z.record(z.string(), answerSchema)});

export interface VerdictCase extends Pick<
  z.output<typeof caseSchema>,
  'name' | 'provider' | 'mode' | 'says' | 'silent'
> {
  /** The main file, those that are merged over it in order, and the others. */
  files: [SourceFile, ...SourceFile[]];
  /** Number of files that are merged over the main one. */
  overrides: number;
}

/** A file with a service `web`, which has an image, memory and the given lines, and a service `db`. */
function fileWith(lines: string): string {
  const own = lines
    .split('\n')
    .map((line) => `    ${line}\n`)
    .join('');
  const memory = /^deploy:/m.test(lines) ? '' : `    ${MEMORY}\n`;
  return `services:\n  web:\n    image: acme/web\n${own}${memory}  db:\n    image: acme/db\n    ${MEMORY}\n`;
}

function readCases<S extends typeof caseSchema>(name: string, schema: S, product = PRODUCT) {
  const cases = z.array(
    schema
      .refine(({web, file}) => (web === undefined) !== (file === undefined), 'needs either web or file')
      .refine(({files, merge}) => merge.every((one) => one in files), 'merges a file that it lacks'),
  );
  return cases.parse(readYamlFile(`${FOLDER}/${name}.yaml`, product)).map(({web, file, files, merge, ...rest}) => {
    const others = Object.keys(files).filter((one) => !merge.includes(one));
    const more = [...merge, ...others].map((one) => ({name: one, text: files[one] ?? ''}));
    const main = {name: 'compose.yaml', text: file ?? fileWith(web ?? '')};
    return {...rest, files: [main, ...more] as [SourceFile, ...SourceFile[]], overrides: merge.length};
  });
}

/** Our Compose files, each with one thing that decides the verdict, written for a tool of that name. */
export const loadVerdictCases = (product = PRODUCT): VerdictCase[] =>
  FILES.flatMap((name) => readCases(name, caseSchema, product));

/** Compose files with what the tool doesn't say about them. */
export const loadAnswerCases = () => readCases('answers', answerCaseSchema);

/** What the real tool said about them. */
export const loadRecordedVerdicts = (product = PRODUCT) => recordedSchema.parse(readYamlFile(RECORDED, product));

/** Records what the tool says now. The tool's name becomes a token. */
export function recordVerdicts(
  release: string,
  cases: Record<string, RecordedAnswer>,
  {name, slug, prefix}: typeof PRODUCT,
): void {
  const text = JSON.stringify({release, cases}, null, 2);
  const withTokens = text.replaceAll(name, '{Product}').replaceAll(slug, '{product}').replaceAll(prefix, '{PRODUCT}');
  writeFileSync(inPackage(RECORDED), `${withTokens}\n`);
}
