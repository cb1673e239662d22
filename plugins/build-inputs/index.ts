import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What every page is compiled with, besides its own source and the data files it names. */
const FOLDERS = ['config', 'plugins', 'src/components/code'];
const VARIABLES = /^(PRODUCT_|SITE_URL$|ALGOLIA_|ANALYTICS_|ANNOUNCEMENT_)/;

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      if (/\.(ts|mts|cjs|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  for (const name of Object.keys(process.env)
    .filter((key) => VARIABLES.test(key))
    .sort()) {
    // The admin key is no input of a build.
    if (name !== 'ALGOLIA_ADMIN_KEY') hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex').slice(0, 16);
}

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
