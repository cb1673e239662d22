import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Writes a query into the address while the reader types. Safari allows 100 changes in half a minute and throws on the
 * next: the address then falls behind, and the field keeps working.
 */
export function replaceAddress(history: History, address: Parameters<History['replace']>[0] & object): void {
  try {
    history.replace(address);
  } catch {
    // The limit of Safari.
  }
}
