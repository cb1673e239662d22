import {readFileSync} from 'node:fs';
import {type Font, parse} from 'opentype.js';

/** Static cuts of the site's font, by weight: what reads them supports neither variable fonts nor WOFF2. */
const FILES = {
  400: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  600: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff'),
  700: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
};

export type Weight = keyof typeof FILES;

function read(file: string): Font {
  const {buffer, byteOffset, byteLength} = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

const fonts = new Map<Weight, Font>();

/** The site's font, for pictures that are drawn at build time. */
export function fontOf(weight: Weight): Font {
  const font = fonts.get(weight) ?? read(FILES[weight]);
  fonts.set(weight, font);
  return font;
}
