// Cuts the site's variable fonts to its characters and weights. Run it when a page needs a new character
// (tests/site/fonts.test.ts names it), and commit the fonts. Usage: npm run data:fonts
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import subsetFont from 'subset-font';
import {CHARACTERS, cutFile} from '../plugins/bundling/fallback-fonts';

/** From regular to a little above --site-weight-bold: the fonts reach from 200 to 800. */
const WEIGHTS = {wght: {min: 400, max: 700}};

async function cutFonts(): Promise<void> {
  for (const name of ['next', 'mono'] as const) {
    const family = `atkinson-hyperlegible-${name}`;
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
    copyFileSync(join(folder, 'LICENSE'), `src/css/fonts/LICENSE-${name}.txt`);
    const source = readFileSync(join(folder, 'files', `${family}-latin-wght-normal.woff2`));
    const font = await subsetFont(source, CHARACTERS, {targetFormat: 'woff2', variationAxes: WEIGHTS});
    writeFileSync(cutFile(name), font);
    console.log(`${cutFile(name)}: ${source.length} bytes are now ${font.length}`);
  }
}

void cutFonts();
