import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../../config/redirects';
import type {Addresses} from '../../../src/components/NotFound/nearest';

const DOCS = 'docusaurus-plugin-content-docs';

/** Writes the pages that a wrong address may have meant. Only the not-found page loads the list, as its own chunk. */
export default function nearestPages(): Plugin {
  return {
    name: 'nearest-pages',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent[DOCS]!.default as LoadedContent;
      const list: Addresses = {
        pages: loadedVersions.flatMap(({docs}) =>
          docs.map(({permalink, title}): [string, string] => [permalink, title]),
        ),
        moved: redirects.map(({from, to}): [string, string] => [from, to]),
      };
      await actions.createData('list.json', JSON.stringify(list));
    },
  };
}
