import type {Plugin} from '@docusaurus/types';
import {hashedAddress} from '../hashed-address';
import {MODAL_STYLES, RECORDS, TITLES} from './addresses';

const NAME = 'search';

/**
 * Makes the records of the search from the pages themselves, not from what the bundler happens to process (its cache
 * skips unchanged pages).
 */
export default function search(): Plugin {
  return {
    name: NAME,

    async contentLoaded({actions}) {
      const addresses = {
        titles: hashedAddress(TITLES),
        records: hashedAddress(RECORDS),
        styles: hashedAddress(MODAL_STYLES),
      };
      await actions.createData('manifest.json', JSON.stringify(addresses));
    },
  };
}
