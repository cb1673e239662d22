import {existsSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {parse} from 'yaml';
import {checkCompose} from 'compose-check/check-compose';
import type {CheckResult, Rules} from 'compose-check/types';
import {deploys} from 'compose-check/verdict';
import {PROVIDER_IDS, type ProviderId} from 'compose-check/data/provider-ids';
import type {SampleNeeds, Samples} from '../../src/data/samples-schema';
import {loadCheckRules} from '../pages/data/check-rules';
import {SAMPLES_FILE} from '../pages/data/samples';
import {expandTokens, identityTokens} from '../pages/tokens';
import {git} from './git';

/** Where an image is built without a Dockerfile. */
const RAILPACK_PROVIDERS: readonly ProviderId[] = ['aws', 'gcp'];

interface Build {
  context: string;
  dockerfile: string;
}

function buildsOf(text: string): Build[] {
  const {services = {}} = (parse(text) ?? {}) as {services?: Record<string, {build?: string | Partial<Build>}>};
  return Object.values(services).flatMap(({build}) => {
    if (!build) return [];
    const {context = '.', dockerfile = 'Dockerfile'} = typeof build === 'string' ? {context: build} : build;
    return [{context, dockerfile}];
  });
}

const isStore = (result: CheckResult) =>
  result.findings.some(({severity, path}) => severity === 'ignored' && /\.x-[\w-]+$/.test(path));

/**
 * What a sample needs before its first deployment, by its own files: config values, Dockerfiles, and the providers that
 * deploy all of it.
 *
 * @param folder of the sample
 * @throws Error if it has no Compose file
 */
function readSample(folder: string, rules: Rules): SampleNeeds {
  const file = join(folder, 'compose.yaml');
  if (!existsSync(file))
    throw new Error(`${file}: no such file. A sample without a Compose file has no needs to read.`);
  const text = readFileSync(file, 'utf8');
  const builds = buildsOf(text).map(({context, dockerfile}) => ({
    context: posix.normalize(context),
    dockerfile: posix.join(context, dockerfile),
  }));
  const hasDockerfile = ({dockerfile}: Build) => statSync(join(folder, dockerfile), {throwIfNoEntry: false})?.isFile();
  const railpack = builds.filter((build) => !hasDockerfile(build)).map(({context}) => context);
  const results = PROVIDER_IDS.map((provider) => ({
    provider,
    result: checkCompose({files: [{name: 'compose.yaml', text}], provider}, rules),
  }));
  return {
    configs: [...new Set(results.flatMap(({result}) => result.config))].sort(),
    dockerfiles: [...new Set(builds.filter(hasDockerfile).map(({dockerfile}) => dockerfile))].sort(),
    railpack: [...new Set(railpack)].sort(),
    providers: results.flatMap(({provider, result}) => {
      const isBuilt = railpack.length === 0 || RAILPACK_PROVIDERS.includes(provider);
      return deploys(result.verdict) && !isStore(result) && isBuilt ? [provider] : [];
    }),
  };
}

const hasButton = (folder: string): boolean => {
  const readme = join(folder, 'README.md');
  return existsSync(readme) && /\b(1|one)-click/i.test(readFileSync(readme, 'utf8'));
};

/**
 * Writes what each sample needs into the data, from the samples' own files.
 *
 * @param checkout folder of the samples repository
 * @returns lines that say what was read, and what is left to a person
 * @throws Error when the folder isn't a checkout of it
 */
export function updateSamples(checkout?: string, file = SAMPLES_FILE): string[] {
  if (!checkout || !existsSync(join(checkout, 'samples')))
    throw new Error(
      `${checkout ?? 'No folder'}: npm run data:samples -- CHECKOUT needs a clone of the samples repository.`,
    );
  const data = JSON.parse(readFileSync(file, 'utf8')) as Samples;
  const rules = loadCheckRules();
  const left: string[] = [];
  const folders = new Set(readdirSync(join(checkout, 'samples')));
  const samples = data.samples.map((sample) => {
    // The data name the tool by its token, also in names of samples.
    const name = expandTokens(sample.name, identityTokens);
    if (!folders.delete(name)) left.push(`${name}: the repository no longer has it. Remove it from ${file}.`);
    const folder = join(checkout, 'samples', name);
    const oneClick = hasButton(folder);
    try {
      return {...sample, oneClick, ...readSample(folder, rules)};
    } catch (error) {
      left.push((error as Error).message);
      return {...sample, oneClick};
    }
  });
  for (const name of folders) left.push(`${name}: a new sample. Add it to ${file} with a title and a description.`);
  const [commit, date] = git(checkout, 'log', '-1', '--format=%H %cs')?.split(' ') ?? [];
  if (!commit || !date)
    throw new Error(`${checkout} is no git checkout: clone the samples repository, and name its folder.`);
  writeFileSync(file, `${JSON.stringify({source: {commit, date}, samples}, null, 2)}\n`);
  return [`read ${samples.length} samples at ${commit.slice(0, 8)} of ${date}`, ...left];
}
