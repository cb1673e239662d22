import {readFileSync} from 'node:fs';
import {type Sample, samplesSchema} from '../../src/data/samples-schema';
import {expandDeep, siteTokens} from '../tokens/expand';

const PATH = 'src/data/samples.json';

/**
 * All sample applications, by title.
 *
 * @throws Error that names the entry and the field that is wrong
 */
export function loadSamples(): Sample[] {
  const data = expandDeep(JSON.parse(readFileSync(PATH, 'utf8')) as unknown, siteTokens());
  const result = samplesSchema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${PATH}: entry ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return [...result.data].sort((a, b) => a.title.localeCompare(b.title, 'en') || a.name.localeCompare(b.name, 'en'));
}
