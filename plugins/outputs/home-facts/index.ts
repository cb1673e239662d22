import type {Plugin} from '@docusaurus/types';
import {homeFacts} from './home-facts';

/** Writes the facts that the home page shows from data; only that page loads them. */
export default function homeFactsPlugin(): Plugin {
  return {
    name: 'home-facts',
    async contentLoaded({actions}) {
      await actions.createData('facts.json', JSON.stringify(homeFacts()));
    },
  };
}
