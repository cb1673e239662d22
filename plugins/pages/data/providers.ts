import {providersSchema} from '../../../src/data/providers-schema';
import {readData} from './read-data';

/** Providers, and what each of them supports. */
export const loadProviders = () => readData('src/data/providers.yaml', providersSchema);

/** Providers that take new projects, as a sentence names them: `AWS, Google Cloud and Azure`. */
export function openProviders(conjunction: 'and' | 'or'): string {
  const names = loadProviders().providers.flatMap(({name, closed}) => (closed ? [] : [name]));
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}
