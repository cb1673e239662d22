// Fonts that readers' systems have, scaled to the web fonts: while the web font is on its way, lines end where they'll end
// with it. The widths come from the glyphs, weighted by how often the pages use them, and each weight is measured on its own.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const SANS = 'src/css/fonts/next-latin-wght-normal.woff2';
const MONO = 'src/css/fonts/mono-latin-wght-normal.woff2';

/** Arimo has the widths of Arial and Liberation Sans. */
const arimo = (weight) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
const roboto = (weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
const dejaVu = (name) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

/** Elements whose text has the weight; all other text is regular. A face serves every weight up to its own. */
const HEADINGS = {selector: 'h1, h2, h3, h4', weight: 680, face: 700};
const STRONG = {selector: 'strong, b, th', weight: 600, face: 600};
const REGULAR = {weight: 400, face: 400};
const CODE = {selector: 'code, pre, kbd', weight: 400, face: 400};

/** A family of `tokens.css`: names that systems know the fonts by, and a file with the same widths. */
const sans = (family, regular, bold) => [
  {family, web: SANS, text: REGULAR, ...regular},
  {family, web: SANS, text: STRONG, ...bold},
  {family, web: SANS, text: HEADINGS, ...bold},
];

const FACES = [
  ...sans(
    'Site Sans Fallback',
    {names: ['Arial', 'Liberation Sans', 'Arimo'], file: arimo(400)},
    {names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], file: arimo(700)},
  ),
  ...sans(
    'Site Sans Fallback Android',
    {names: ['Roboto', 'Roboto Regular'], file: roboto(400)},
    {names: ['Roboto Bold'], file: roboto(700)},
  ),
  ...sans(
    'Site Sans Fallback Linux',
    {names: ['DejaVu Sans'], file: dejaVu('DejaVuSans')},
    {names: ['DejaVu Sans Bold'], file: dejaVu('DejaVuSans-Bold')},
  ),
  // Cousine has the widths of Courier New and Liberation Mono; those of Droid Sans Mono are the same.
  {
    family: 'Site Mono Fallback',
    web: MONO,
    text: CODE,
    names: ['Courier New', 'Liberation Mono', 'Droid Sans Mono'],
    file: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
  },
  {
    family: 'Site Mono Fallback Linux',
    web: MONO,
    text: CODE,
    names: ['DejaVu Sans Mono'],
    file: dejaVu('DejaVuSansMono'),
  },
];

/**
 * How often the pages have each word, by the text it's in.
 *
 * @param pages parsed by cheerio; their `main` is read
 */
export function countWords(pages) {
  const counts = new Map([CODE, HEADINGS, STRONG, REGULAR].map((text) => [text, new Map()]));
  for (const $ of pages) {
    const main = $('main').clone();
    main.find('script, style, svg').remove();
    for (const [text, words] of counts) {
      const parts = text.selector ? main.find(text.selector) : main;
      const content = parts.map((_, part) => $(part).text()).get();
      for (const word of content.join(' ').split(/[\s\u200b]+/)) words.set(word, (words.get(word) ?? 0) + 1);
      if (text.selector) parts.remove();
    }
  }
  return counts;
}

/** Runs in the browser, which kerns and joins letters as it will for readers. */
async function measure({web, own, weight, words}) {
  const load = async (family, data, descriptors) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, descriptors).load());
  };
  await load('web', web, {weight: '400 700'});
  await load('own', own, {});
  const context = document.createElement('canvas').getContext('2d');
  // Without rounding to pixels.
  context.textRendering = 'geometricPrecision';
  const widthIn = (font) => {
    context.font = font;
    return words.reduce((sum, [word, count]) => sum + count * context.measureText(`${word} `).width, 0);
  };
  const size = widthIn(`${weight} 1000px web`) / widthIn('1000px own');
  context.font = `${weight} 1000px web`;
  const {fontBoundingBoxAscent, fontBoundingBoxDescent} = context.measureText('x');
  document.fonts.clear();
  return {size, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000};
}

/**
 * Measures how large each face must be to be as wide as the web font, and the ascent and descent of that.
 *
 * @param page of a browser, empty
 * @param counts what `countWords` returned
 */
export async function fitFaces(page, counts) {
  const base64 = (file) => readFileSync(file).toString('base64');
  const faces = [];
  for (const {family, names, web, text, file} of FACES) {
    const own = base64(join('node_modules', file));
    const words = [...counts.get(text)];
    const fit = await page.evaluate(measure, {web: base64(web), own, weight: text.weight, words});
    faces.push({family, names, weight: text.face, ...fit});
  }
  return faces;
}

const percent = (share) => `${Number((100 * share).toFixed(2))}%`;

export const faceRule = ({family, names, weight, size, ascent, descent}) => `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
