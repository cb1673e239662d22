import {join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import {CollectGarbagePlugin} from './garbage';
import {releaseBundler} from './release-bundler';
import {RemoveOthersPlugin} from './remove-others';

/** A build for another name keeps its own. */
const folderOf = (siteDir: string) => join(siteDir, '.cache/server-pages', site.slug);

/** Takes from a build the work and the memory that nothing needs. The figures are in bench/README.md. */
export default function leanBuild({siteDir}: LoadContext): Plugin {
  const folder = folderOf(siteDir);
  return {
    name: 'lean-build',
    configureWebpack: (_config, isServer) => {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) releaseBundler();
      const loader = {loader: join(__dirname, 'server-page.cjs'), options: {folder, isServer}};
      return {
        // `include` is needed: Docusaurus reads it from every rule for MDX.
        module: {rules: [{test: /\.mdx$/, include: [resolve('docs')], enforce: 'post', use: [loader]}]},
        plugins: [isServer ? new RemoveOthersPlugin(folder) : new CollectGarbagePlugin()],
      };
    },
  };
}
