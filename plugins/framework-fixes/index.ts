import type {Plugin} from '@docusaurus/types';
import {replaceText} from '../replace-text/replace-text';

const REMEDY = 'delete the fix in plugins/framework-fixes/index.ts if it is no longer needed, or write it anew.';

const FIXES = [
  // A link starts an IntersectionObserver each time it is rendered, and ends only the last: those of links below the fold
  // stay for good (facebook/docusaurus#12326, mended after 3.9.1).
  {
    file: require.resolve('@docusaurus/core/lib/client/exports/Link.js'),
    from: 'innerRef.current = el;\n',
    to: 'innerRef.current = el;\n        ioRef.current?.disconnect();\n',
  },
  // Every visible link asks for all files of its page, those that it shares with the others as well: some hundred
  // elements in the head for some ten files.
  {
    file: require.resolve('@docusaurus/core/lib/client/prefetch.js'),
    from: 'export default function prefetch(url) {\n',
    to: 'const asked = new Set();\nexport default function prefetch(url) {\n    if (asked.has(url)) return Promise.resolve();\n    asked.add(url);\n',
  },
  // At each letter the selection goes to the row that asks the question, and back to the first hit when hits have come
  // (src/search/modal/use-first-hit-selected.ts): it flickers, and takes a phone 20 ms. It stays with the first hit.
  {
    file: require.resolve('@docsearch/react/modal'),
    from: 'd(a),f(u.defaultActiveItemId)',
    to: 'd(a),f(a&&"askAI"===o.getState().collections[0]?.source.sourceId&&o.getState().collections[1]?.items.length?1:u.defaultActiveItemId)',
  },
  // DocSearch bundles a zod that tries `new Function("")` to see whether it may. The throw is caught, but each opening of
  // the modal would report a violation of the policy (plugins/hosting/policy.ts). zod itself skips the probe by now
  // (`jitless`); this copy cannot. Remove when @docsearch/react brings zod 4.2 or none.
  {
    file: require.resolve('@docsearch/react/modal'),
    from: 'try{return new Function(""),!0}catch(e){return!1}',
    to: 'return!1;',
  },
];

/** Mends what the framework's client and DocSearch leave behind or do in vain. */
export default function frameworkFixes(): Plugin {
  return {
    name: 'framework-fixes',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: FIXES.map(({file, from, to}) => ({
                // `include` is needed: Docusaurus reads it from every rule for MDX.
                include: [file],
                enforce: 'pre',
                use: [replaceText({from, to}, REMEDY)],
              })),
            },
          },
  };
}
