import {existsSync, readFileSync} from 'node:fs';
import {createFontStack} from '@capsizecss/core';
import {fromBuffer} from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {cachePath, writeCached} from '../pages/cache';

/** ASCII, and what pages write beyond it: what `tools/fonts.ts` leaves of the web fonts. Only keys are arrows. */
const COMMON = `${String.fromCharCode(...Array.from({length: 95}, (_, index) => index + 32))}\u00a0…×−`;
export const CHARACTERS = {next: `${COMMON}\u200b’“”·é`, mono: `${COMMON}→←↑↓`};

export const cutFile = (name: keyof typeof CHARACTERS): string => `src/css/fonts/${name}-latin-wght-normal.woff2`;

const SANS = cutFile('next');
const MONO = cutFile('mono');

/** Names that systems know a font by, and a file with the same widths. */
type Font = [names: string[], file: string];

interface Face {
  /** A family of `tokens.css`. */
  family: string;
  web: string;
  /** That the pages use. */
  weight: number;
  /** `font-weight` of the face, which serves every weight up to its own. */
  upTo: number;
  font: Font;
}

const file = (name: string, weight: number) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

const sans = (family: string, regular: Font, bold: Font): Face[] => [
  {family, web: SANS, weight: 400, upTo: 400, font: regular},
  // Between semibold words and headings.
  {family, web: SANS, weight: 640, upTo: 700, font: bold},
];
const mono = (family: string, font: Font): Face => ({family, web: MONO, weight: 400, upTo: 400, font});

/** Arimo has the widths of Arial and Liberation Sans, Cousine those of Courier New, Liberation Mono and Droid Sans Mono. */
const FACES = [
  ...sans(
    'Site Sans Fallback',
    [['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'], file('arimo', 400)],
    [['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], file('arimo', 700)],
  ),
  ...sans(
    'Site Sans Fallback Android',
    [['Roboto', 'Roboto Regular'], file('roboto', 400)],
    [['Roboto Bold'], file('roboto', 700)],
  ),
  ...sans(
    'Site Sans Fallback Linux',
    [['DejaVu Sans'], dejaVu('DejaVuSans')],
    [['DejaVu Sans Bold'], dejaVu('DejaVuSans-Bold')],
  ),
  mono('Site Mono Fallback', [
    ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Cousine Regular'],
    file('cousine', 400),
  ]),
  mono('Site Mono Fallback Linux', [['DejaVu Sans Mono'], dejaVu('DejaVuSansMono')]),
];

/** Each weight is cut out of the variable font first: capsize would read its lightest one (7% off in headings). */
async function faceRule({family, web, weight, upTo, font: [names, path]}: Face): Promise<string> {
  const cut = await subsetFont(readFileSync(web), COMMON, {targetFormat: 'sfnt', variationAxes: {wght: weight}});
  const fonts = [await fromBuffer(cut), await fromBuffer(readFileSync(`node_modules/${path}`))];
  const [fitted] = createFontStack(fonts, {fontFaceFormat: 'styleObject'}).fontFaces;
  const {sizeAdjust, ascentOverride, descentOverride} = fitted!['@font-face'];
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${upTo};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: 0%;
}
`;
}

/**
 * A style sheet with fonts that readers' systems have, scaled to the web fonts: while these are on their way, lines end where
 * they'll end with them. Arial on Windows and macOS, Roboto on Android, DejaVu or Liberation on Linux.
 */
export async function fallbackFonts(): Promise<string> {
  const code = ['plugins/bundling/fallback-fonts.ts', 'package-lock.json', SANS, MONO];
  const path = `${cachePath('fallback-fonts', code, '')}.css`;
  if (!existsSync(path)) writeCached(path, (await Promise.all(FACES.map(faceRule))).join(''));
  return path;
}
