import {type ProviderId} from 'compose-check/data/provider-ids';
import {providersSchema} from '../../../src/data/providers-schema';
import {readData} from './read-data';

/** Providers, and what each of them supports. */
export const loadProviders = () => readData('src/data/providers.yaml', providersSchema);

export const providerNames = (): ReadonlyMap<string, string> =>
  new Map(loadProviders().providers.map(({id, name}) => [id, name]));

/** Why a provider doesn't accept new projects, in Markdown, for each that doesn't. */
export function closedProviders(): Partial<Record<ProviderId, string>> {
  const {providers, groups} = loadProviders();
  const feature = groups.flatMap(({features}) => features).find(({id}) => id === 'new-projects');
  const closed = providers.flatMap(({id, name}) => {
    const value = feature?.values[id];
    const reason = value?.detail ?? `[${name}](${feature?.page}) doesn't accept new projects`;
    return value?.support === 'no' ? [[id, `${reason}.`]] : [];
  });
  return Object.fromEntries(closed) as Partial<Record<ProviderId, string>>;
}

export function openProviders(): {id: ProviderId; name: string}[] {
  const closed = closedProviders();
  return loadProviders().providers.filter(({id}) => !closed[id]);
}

/** The same as a sentence names them: `AWS, Google Cloud and Azure`. */
export function openProviderNames(conjunction: 'and' | 'or'): string {
  const names = openProviders().map(({name}) => name);
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}
