import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {FALLBACKS, fallbackFonts} from '../../tools/fonts';

/** The formatter breaks long lines. */
const inLine = (css: string) => css.replace(/\s+/g, ' ');

it('the fonts of systems are scaled to the web fonts that are there, or run npm run data:fonts', async () => {
  expect(inLine(readFileSync(FALLBACKS, 'utf8'))).toBe(inLine(await fallbackFonts()));
});
