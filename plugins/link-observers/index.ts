import type {Plugin} from '@docusaurus/types';

const LINK = require.resolve('@docusaurus/core/lib/client/exports/Link.js');

/**
 * A link of the framework starts an IntersectionObserver each time it is rendered, and ends only the last: those of links
 * below the fold stay for good (facebook/docusaurus#12326, mended after 3.9.1).
 */
export default function linkObservers(): Plugin {
  return {
    name: 'link-observers',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                // `include` is needed: Docusaurus reads it from every rule for MDX.
                {include: [LINK], enforce: 'pre', use: [require.resolve('./loader.cjs')]},
              ],
            },
          },
  };
}
