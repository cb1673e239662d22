import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expandTokens, identityTokens} from '../../pages/tokens';
import type {Samples} from '../../../src/data/samples-schema';
import {loadCheckRules} from '../../pages/data/check-rules';
import {SAMPLES_FILE} from '../../pages/data/samples';
import {git} from '../git';
import {readSample} from './read-sample';

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
