import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashedAddress} from '../hashed-address';
import {RULES} from './rules-file';

/** Tells the check's worker where its rules are: a file that is loaded when a reader checks something. */
export default function checkRules({baseUrl}: LoadContext): Plugin {
  return {
    name: 'check-rules',

    async contentLoaded({actions}) {
      await actions.createData('manifest.json', JSON.stringify({rules: `${baseUrl}${hashedAddress(RULES).slice(1)}`}));
    },
  };
}
