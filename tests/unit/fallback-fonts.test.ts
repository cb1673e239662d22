import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {TARGET, fallbackFonts} from '../../tools/fit-fonts';

it('the fonts of systems are scaled to the web fonts that are there, or run npm run data:fonts', async () => {
  expect(readFileSync(TARGET, 'utf8')).toBe(await fallbackFonts());
});
