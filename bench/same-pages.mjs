// Six pages that this site and stock Docusaurus both have, for what's measured page by page.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
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

/**
 * Draws in the pages of a stock site what ours draw on a phone: the export of a page only has the sentence below a diagram,
 * and ours would have two drawings more to style on AWS.
 */
function drawDiagrams(folder) {
  for (const path of samePages()) {
    const drawings = readFileSync(`build${path}.html`, 'utf8').match(/<svg class="diagram-tall".*?<\/svg>/gs) ?? [];
    const page = join(folder, `${path}.md`);
    let drawn = 0;
    const text = readFileSync(page, 'utf8').replace(
      /^\*\*Diagram: /gm,
      (sentence) => `<figure>${drawings[drawn++]}</figure>\n\n${sentence}`,
    );
    if (drawn !== drawings.length)
      throw new Error(`bench: ${path} has ${drawings.length} diagrams, and its export ${drawn}.`);
    writeFileSync(page, text);
  }
}

/** Folder of stock Docusaurus with the same pages, built once and again when there's no build. */
export async function buildStock(root) {
  const folder = join(root, 'stock-same');
  const build = join(folder, 'build');
  if (!existsSync(build)) {
    makeStockSite(folder);
    drawDiagrams(folder);
    await run(process.execPath, [...DOCUSAURUS, 'build'], folder, join(folder, 'build.log'));
  }
  return build;
}
