// Cuts the site's variable fonts to its characters and weights and writes them to src/css/fonts/, where they are committed.
// Run it when a page needs a new character (tests/site/fonts.test.ts names it). Usage: npm run data:fonts
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import subsetFont from 'subset-font';

/** ASCII, and what the pages write beyond it: what is left of the fonts. */
const ASCII = String.fromCharCode(...Array.from({length: 95}, (_, index) => index + 32));
export const CHARACTERS = `${ASCII}\u00a0\u200b–—‘’“”…·•×→←↑↓©é°±−`;

/** From regular to a little above --site-weight-bold: the fonts reach from 200 to 800. */
const WEIGHTS = {wght: {min: 400, max: 700}};
const PACKAGE = '@fontsource-variable/atkinson-hyperlegible-';
const TARGET = 'src/css/fonts';
const NAMES = ['next', 'mono'];
const FILE = 'latin-wght-normal';

async function main(): Promise<void> {
  for (const name of NAMES) {
    const folder = dirname(require.resolve(`${PACKAGE}${name}/package.json`));
    copyFileSync(join(folder, 'LICENSE'), join(TARGET, `LICENSE-${name}.txt`));
    const source = readFileSync(join(folder, 'files', `atkinson-hyperlegible-${name}-${FILE}.woff2`));
    const font = await subsetFont(source, CHARACTERS, {targetFormat: 'woff2', variationAxes: WEIGHTS});
    writeFileSync(join(TARGET, `${name}-${FILE}.woff2`), font);
    console.log(`${TARGET}/${name}-${FILE}.woff2: ${source.length} bytes are now ${font.length}`);
  }
}

if (process.argv[1] === __filename) void main();
