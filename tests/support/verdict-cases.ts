import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {expandDeep, identityTokens} from '../../plugins/pages/tokens';
import * as z from 'zod';
import type {Mode, ProviderId} from '../../src/check/engine/types';
import {VERDICTS} from '../../src/check/engine/verdict';

const FOLDER = 'tests/fixtures/verdicts';
const FILES = ['keys', 'values', 'project'];
const MEMORY = 'deploy: {resources: {reservations: {memory: 512M}}}';

const casesSchema = z.array(
  z
    .strictObject({
      name: z.string(),
      provider: z.enum(['aws', 'playground']).default('aws'),
      mode: z.enum(['affordable', 'balanced', 'high_availability']).optional(),
      web: z.string().optional(),
      file: z.string().optional(),
    })
    .refine(({web, file}) => (web === undefined) !== (file === undefined), 'needs either web or file'),
);

const recordedSchema = z.strictObject({
  release: z.string(),
  cases: z.record(
    z.string(),
    z.strictObject({
      verdict: z.enum(VERDICTS),
      /** Where the tool stopped: `load`, `fixup`, `validate`, or `service`, the check before a deployment. */
      stage: z.string(),
      messages: z.array(z.string()),
      config: z.array(z.string()).optional(),
    }),
  ),
});

export interface VerdictCase {
  name: string;
  provider: ProviderId;
  mode?: Mode | undefined;
  text: string;
}

/** A file with a service `web`, which has an image, memory and the given lines, and a service `db`. */
function fileWith(lines: string): string {
  const own = lines
    .split('\n')
    .map((line) => `    ${line}\n`)
    .join('');
  const memory = /^deploy:/m.test(lines) ? '' : `    ${MEMORY}\n`;
  return `services:\n  web:\n    image: nginx\n${own}${memory}  db:\n    image: httpd\n    ${MEMORY}\n`;
}

/** Our Compose files, each with one thing that decides the verdict. */
export function loadVerdictCases(): VerdictCase[] {
  return FILES.flatMap((name) =>
    casesSchema.parse(expandDeep(parse(readFileSync(`${FOLDER}/${name}.yaml`, 'utf8')), identityTokens)),
  ).map(({web, file, ...rest}) => ({...rest, text: file ?? fileWith(web ?? '')}));
}

/** What the real tool said about them. */
export const loadRecordedVerdicts = () =>
  recordedSchema.parse(expandDeep(JSON.parse(readFileSync(`${FOLDER}/recorded.json`, 'utf8')), identityTokens));
