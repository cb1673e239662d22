// Cuts the site's variable fonts to its characters and weights. Run it when a page needs a new character
// (tests/site/fonts.test.ts names it), and commit the fonts. Usage: npm run data:fonts
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'opentype.js';
import subsetFont from 'subset-font';
import {CHARACTERS, cutFile} from '../plugins/bundling/fallback-fonts';

/** From regular to the boldest that src/css/ writes: the fonts reach from 200 to 800. */
const BOLDEST = {next: 680, mono: 600};

/**
 * Nothing uses fractions, and no menu of fonts names the weights. An object, because the types of the package don't know the
 * options.
 */
const KEPT = {keepFeatures: ['kern', 'tnum'], dropTables: ['STAT']};

/** Flags of a component: the last one, moved by bytes, scaled by its own factor in each direction. */
const COMPONENT = 0x0002 | 0x0040;
const ONE = 0x4000;

/**
 * Atkinson's zero has a slash, which looks like code outside of it, and the font has no other one: an O as wide as
 * the zero takes its place. What is written is shorter than what was there, so no table moves.
 * https://learn.microsoft.com/typography/opentype/spec/glyf, …/gvar
 */
function unslashZero(font: Buffer): Buffer {
  const view = new DataView(font.buffer, font.byteOffset, font.length);
  const entries = Array.from({length: view.getUint16(4)}, (_, index) => 12 + 16 * index);
  const at = (tag: string): number =>
    view.getUint32((entries.find((entry) => font.toString('latin1', entry, entry + 4) === tag) ?? 0) + 8);
  const parsed = parse(Uint8Array.from(font).buffer);
  const [zero, letter] = [parsed.charToGlyph('0'), parsed.charToGlyph('O')];
  /** An entry of a list of offsets, which are halved where they take two bytes. */
  const offset = (list: number, isLong: boolean): number =>
    isLong ? view.getUint32(list + 4 * zero.index) : 2 * view.getUint16(list + 2 * zero.index);
  const [old, own] = [zero.getBoundingBox(), letter.getBoundingBox()];
  const ratio = (old.x2 - old.x1) / (own.x2 - own.x1);
  const [scale, shift] = [Math.round(ONE * ratio), Math.round(old.x1 - own.x1 * ratio) << 8];
  const glyph = at('glyf') + offset(at('loca'), view.getUint16(at('head') + 50) === 1);
  view.setInt16(glyph, -1);
  for (const [index, word] of [COMPONENT, letter.index, shift, scale, ONE].entries())
    view.setUint16(glyph + 10 + 2 * index, word);
  // The letter's own changes by weight are enough.
  const gvar = at('gvar');
  view.setUint32(gvar + view.getUint32(gvar + 16) + offset(gvar + 20, (view.getUint16(gvar + 14) & 1) === 1), 4);
  return font;
}

async function cutFonts(): Promise<void> {
  for (const name of ['next', 'mono'] as const) {
    const family = `atkinson-hyperlegible-${name}`;
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
    copyFileSync(join(folder, 'LICENSE'), `src/css/fonts/LICENSE-${name}.txt`);
    const source = readFileSync(join(folder, 'files', `${family}-latin-wght-normal.woff2`));
    const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2', variationAxes = {}) =>
      subsetFont(font, CHARACTERS[name], {targetFormat, variationAxes, ...KEPT});
    const sfnt = await cut(source, 'sfnt', {wght: {min: 400, max: BOLDEST[name]}});
    const font = await cut(name === 'next' ? unslashZero(sfnt) : sfnt, 'woff2');
    writeFileSync(cutFile(name), font);
    console.log(`${cutFile(name)}: ${source.length} bytes are now ${font.length}`);
  }
}

void cutFonts();
