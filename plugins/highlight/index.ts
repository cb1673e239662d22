import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What theme-classic has every page load, so that code can be colored in the browser. */
const CLIENT_MODULE = join(dirname(require.resolve('@docusaurus/theme-classic')), 'prism-include-languages.js');

/** Leaves the grammars out of what every page loads: rehype-highlight.ts has colored the code already. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({resolve: {alias: {[CLIENT_MODULE]: false}}}),
  };
}
