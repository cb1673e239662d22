// Six pages that this site and stock Docusaurus both have, for what's measured page by page.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DOCUSAURUS, run} from './measure.mjs';
import {makeStockSite} from './sites.mjs';

/** Ends of addresses; the command's name is the product's. */
const PAGES = [
  '/docs/intro/getting-started',
  '/docs/concepts/compose',
  '/docs/concepts/domains',
  '/docs/providers/aws',
  '/docs/tutorials/deploy-to-your-cloud',
  '_compose_up',
];

/** Addresses of the pages of this build. */
export function samePages() {
  const known = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  return PAGES.map((end) => {
    const found = known.map(([, path]) => path).find((path) => path.endsWith(end));
    if (!found) throw new Error(`bench: no page ends with ${end}: name another in bench/same-pages.mjs.`);
    return found;
  });
}

/** Folder of stock Docusaurus with the same pages, built once and again when there's no build. */
export async function buildStock(root) {
  const folder = join(root, 'stock-same');
  const build = join(folder, 'build');
  if (!existsSync(build)) {
    makeStockSite(folder);
    await run(process.execPath, [...DOCUSAURUS, 'build'], folder, join(folder, 'build.log'));
  }
  return build;
}
