import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import * as z from 'zod';
import {expandTokens, identityTokens} from '../../plugins/pages/tokens';
import type {RecordedAnswer, VerdictCase} from '../../packages/compose-check/tests/support/verdict-cases';
import {temporaryFolder} from '../temporary-folder';

/** The harness, with tokens for the tool's name and for its module. */
export const HARNESS = 'tools/oracle/oracle.go.txt';

const answerSchema = z.object({
  stage: z.string(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  config: z.array(z.string()),
  compose: z.string().optional(),
});

/**
 * Builds the harness with the packages of a checkout. Go takes the harness from another folder, so the checkout stays
 * as it is.
 *
 * @param folder for the program and its sources
 * @returns path of the program
 * @throws Error if it can't be built
 */
export function buildOracle(checkout: string, folder: string): string {
  const source = resolve(checkout, 'src');
  const [, module = ''] = /^module (\S+)$/m.exec(readFileSync(join(source, 'go.mod'), 'utf8')) ?? [];
  const harness = join(folder, 'main.go');
  const overlay = join(folder, 'overlay.json');
  const program = join(folder, 'oracle');
  writeFileSync(harness, expandTokens(readFileSync(HARNESS, 'utf8').replaceAll('{module}', module), identityTokens));
  writeFileSync(overlay, JSON.stringify({Replace: {[join(source, 'cmd/oracle/main.go')]: harness}}));
  execFileSync('go', ['build', '-buildvcs=false', '-overlay', overlay, '-o', program, './cmd/oracle'], {
    cwd: source,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return program;
}

/** Every case may build: here and in the parent folder. */
const DOCKERFILE = 'FROM scratch\n';

/** Writes the files of a case into a folder of their own, and returns the paths of those that are merged. */
export function writeCase({files, overrides}: Pick<VerdictCase, 'files' | 'overrides'>, folder: string): string[] {
  const dockerfiles = ['Dockerfile', '../Dockerfile'].map((name) => ({name, text: DOCKERFILE}));
  for (const {name, text} of [...dockerfiles, ...files]) {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
  return files.slice(0, 1 + overrides).map(({name}) => join(folder, name));
}

/** Without what could reach a network or an account: the address is of a port that nothing listens on. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: folder,
  [`${identityTokens.PRODUCT}_DISABLE_ANALYTICS`]: '1',
  [`${identityTokens.PRODUCT}_FABRIC`]: '127.0.0.1:9',
});

/** A circle is told from any of its services: Go's maps have no order. */
const withoutTrail = (message: string): string => message.replace(/^(Circular reference:)[^]*$/, '$1');

export interface Request {
  /** Absolute path of each Compose file: the main file, then those merged over it. */
  paths: string[];
  provider: string;
  mode?: string | undefined;
  /** Address that build contexts are uploaded to. The answer then has what the tool sends to the deploy engine. */
  upload?: string;
}

/**
 * What the tool says about each request, in order.
 *
 * @param home folder that stands in for the home of a user
 */
export function askAbout(program: string, requests: Request[], home: string): z.output<typeof answerSchema>[] {
  const {stdout, stderr, status} = spawnSync(program, {
    input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
    encoding: 'utf8',
    env: environment(home),
    maxBuffer: 2 ** 30,
  });
  const answers = stdout.split('\n').filter(Boolean);
  if (status !== 0 || answers.length !== requests.length)
    throw new Error(`The harness answered ${answers.length} of ${requests.length} cases. ${stderr.slice(-2000)}`);
  return answers.map((line, index) => {
    const folder = dirname(requests[index]?.paths[0] ?? '');
    return answerSchema.parse(JSON.parse(line.replaceAll(`${folder}/`, '').replaceAll(folder, '.')));
  });
}

/** What the tool says about each case, in order. */
export function askTool(program: string, cases: VerdictCase[]): RecordedAnswer[] {
  const root = temporaryFolder();
  const requests = cases.map((one, index) => ({
    paths: writeCase(one, join(root, String(index), 'project')),
    provider: one.provider,
    mode: one.mode,
  }));
  return askAbout(program, requests, root).map(({stage, errors, warnings, config}) => {
    const stops = errors.length > 0;
    return {
      stops,
      stage,
      messages: stops ? errors.map(withoutTrail) : [...warnings].sort(),
      ...(!stops && config.length > 0 ? {config} : {}),
    };
  });
}
