import {resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hashOfInputs} from './hash-of-inputs';

/**
 * Tells the bundler's persistent cache what pages depend on, which it cannot see by itself: a change of identity,
 * services or plugins makes a new cache, and a change of a data file rebuilds the pages that show it.
 */
export default function buildInputs(): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack(config) {
      // Docusaurus types the options as webpack's; Rspack keeps its cache under experiments.
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      return {
        module: {
          // `include` is needed: Docusaurus reads it from every rule for MDX.
          rules: [
            {
              test: /\.mdx$/,
              include: [resolve('docs')],
              enforce: 'pre',
              use: [resolve('plugins/build-inputs/data-dependencies.cjs')],
            },
          ],
        },
        ...(experiments?.cache && {
          experiments: {cache: {...experiments.cache, version: `${experiments.cache.version}-${hashOfInputs()}`}},
        }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
