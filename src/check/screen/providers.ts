import providers from '@generated/outputs/default/providers.json';
import type {ProviderId} from 'compose-check/data/provider-ids';
import type {Provider} from '@site/src/data/providers-schema';

export function providerOf(id: ProviderId): Provider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`src/data/providers.yaml has no provider "${id}".`);
  return found;
}
