import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PROVIDER_IDS, type ProviderId} from 'compose-check/data/provider-ids';
import {replaceAddress} from '@site/src/navigation/replace-address';

/** Storage key under which the tabs of pages keep the reader's provider. */
const TABS_KEY = 'docusaurus.tab.provider';

const knownProvider = (wanted: string | null): ProviderId | undefined => PROVIDER_IDS.find((id) => id === wanted);

/**
 * The provider in the address, so that a link can name it (the file is never in it), or the one chosen in the tabs of
 * any page.
 */
export function useProvider(): [provider: ProviderId, choose: (provider: ProviderId) => void] {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const [stored, slot] = useStorageSlot(TABS_KEY);
  // The build has no query.
  const linked = useIsBrowser() ? knownProvider(new URLSearchParams(search).get('provider')) : undefined;
  const choose = (provider: ProviderId) => {
    slot.set(provider);
    replaceAddress(history, {pathname, search: `?provider=${provider}`});
  };
  return [linked ?? knownProvider(stored) ?? 'aws', choose];
}
