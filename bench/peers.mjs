// Other generators over the same plain pages. Taken from the package registry, and only when asked for.
import {existsSync, mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {run, sizes} from './measure.mjs';
import {writePlainPages} from './sites.mjs';

const PEERS = [
  {
    name: 'VitePress',
    packages: {vitepress: '1.6.4'},
    docs: 'docs',
    files: {'docs/.vitepress/config.mjs': 'export default {title: "Peer", ignoreDeadLinks: true};\n'},
    build: ['vitepress', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
  },
  {
    name: 'Starlight',
    packages: {astro: '5.16.0', '@astrojs/starlight': '0.36.2'},
    docs: 'src/content/docs',
    files: {
      'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: 'https://peer.example', integrations: [starlight({title: 'Peer'})]});\n`,
      'src/content.config.mjs': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
    },
    build: ['astro', 'build'],
    output: 'dist',
  },
];

/** Builds each peer without a cache; one that doesn't build is left out, with a line that says why. */
export async function buildPeers(root, pages) {
  const results = [];
  for (const {name, packages, docs, files, build, output} of PEERS) {
    const folder = join(root, `${name.toLowerCase()}-${pages}`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({private: true, type: 'module', dependencies: packages}),
    );
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
    writePlainPages(join(folder, docs), pages);
    try {
      await run('npm', ['install', '--no-audit', '--no-fund'], folder, join(folder, 'install.log'));
      const cold = await run('npx', build, folder, join(folder, 'build.log'));
      results.push({name, cold, size: sizes(join(folder, output))});
    } catch (error) {
      console.log(`${name} is left out: ${error.message}`);
    }
  }
  return results;
}

/** Number of pages of the stock site that was built last. */
export function newestSize(root) {
  const built = readdirSync(root)
    .filter((name) => /^stock-\d+$/.test(name))
    .map((name) => ({size: Number(name.slice('stock-'.length)), time: statSync(join(root, name)).mtimeMs}))
    .sort((a, b) => b.time - a.time);
  return built[0]?.size;
}

/** Builds of the other sites that are there from a bench of so many pages, and the address of one page in each. */
export const builtPeers = (root, pages) =>
  [
    {name: 'Stock Docusaurus', build: join(root, `stock-${pages}`, 'build'), path: '/docs/intro/getting-started'},
    ...PEERS.map(({name, output}) => ({
      name,
      build: join(root, `${name.toLowerCase()}-${pages}`, output),
      path: '/intro/getting-started',
    })),
  ].filter(({build}) => existsSync(build));
