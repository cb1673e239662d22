import type {HomeFacts} from '../../src/home/facts';
import {loadSamples} from '../pages/data/samples';
import {loadProviders} from '../pages/data/providers';

/** Features of src/data/providers.yaml that the table of the home page has as columns. */
const COLUMNS = {computing: 'compute', postgres: 'managed-postgres', models: 'managed-llm'} as const;

/** The Playground doesn't accept new projects: no newcomer is sent there. */
const LEFT_OUT = 'playground';

/** What the home page says of providers and samples, from their data. */
export function homeFacts(): HomeFacts {
  const {providers, groups} = loadProviders();
  const features = groups.flatMap((group) => group.features);
  const valueOf = (provider: string, id: string): string => {
    const feature = features.find((one) => one.id === id);
    if (!feature) throw new Error(`src/data/providers.yaml: the home page needs the feature "${id}".`);
    const value = feature.values[provider];
    if (!value || value.support === 'no') return 'No';
    return (value.detail ?? feature.name).replace(/[,(].*$/, '').trim();
  };
  return {
    sampleCount: loadSamples().length,
    providers: providers
      .filter(({id}) => id !== LEFT_OUT)
      .map(({id, name, status}) => ({
        id,
        name,
        status,
        computing: valueOf(id, COLUMNS.computing),
        postgres: valueOf(id, COLUMNS.postgres),
        models: valueOf(id, COLUMNS.models),
      })),
  };
}
