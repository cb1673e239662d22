import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {parse} from 'yaml';
import {checkCompose} from 'compose-check/check-compose';
import type {CheckResult, Rules} from 'compose-check/types';
import {deploys} from 'compose-check/verdict';
import {PROVIDER_IDS, type ProviderId} from 'compose-check/data/provider-ids';
import type {SampleNeeds} from '../../../src/data/samples-schema';

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
export function readSample(folder: string, rules: Rules): SampleNeeds {
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
