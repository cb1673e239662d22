// Fonts that readers' systems have, scaled to the web fonts: while the web font is on its way, lines end where they'll end
// with it. Libraries for this (`capsize`, `fontaine`) read a variable font at one weight only, which is up to 7% off in
// headings; here each weight is measured on its own, over the words of the pages, with the kerning of a browser.
// Usage, after a build: npm run data:fonts
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, chromium} from '@playwright/test';
import {type CheerioAPI, load} from 'cheerio';
import {browserPath} from './browser.mjs';

const TARGET = 'src/css/fallback-fonts.css';
const HEAD = `/* Written by npm run data:fonts (tools/fit-fonts.ts says how). The fonts of the systems, scaled so that nothing moves
   when the web font arrives: Arial on Windows and macOS, Roboto on Android, DejaVu or Liberation on Linux. */
`;

const SANS = 'src/css/fonts/next-latin-wght-normal.woff2';
const MONO = 'src/css/fonts/mono-latin-wght-normal.woff2';

/** Elements whose text has the weight; all other text is regular. A face serves every weight up to its own. */
interface Text {
  selector?: string;
  weight: number;
  face: number;
}

const HEADINGS: Text = {selector: 'h1, h2, h3, h4', weight: 680, face: 700};
const STRONG: Text = {selector: 'strong, b, th', weight: 600, face: 600};
const REGULAR: Text = {weight: 400, face: 400};
const CODE: Text = {selector: 'code, pre, kbd', weight: 400, face: 400};

/** Names that systems know a font by, and a file with the same widths. */
type Font = [names: string[], file: string];

interface Face {
  /** A family of `tokens.css`. */
  family: string;
  web: string;
  text: Text;
  font: Font;
}

const file = (name: string, weight: number) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

const sans = (family: string, regular: Font, bold: Font): Face[] => [
  {family, web: SANS, text: REGULAR, font: regular},
  {family, web: SANS, text: STRONG, font: bold},
  {family, web: SANS, text: HEADINGS, font: bold},
];
const mono = (family: string, font: Font): Face => ({family, web: MONO, text: CODE, font});

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

/** How often the pages have each word, by the text it's in. */
function countWords(pages: readonly CheerioAPI[]): Map<Text, Map<string, number>> {
  const counts = new Map([CODE, HEADINGS, STRONG, REGULAR].map((text) => [text, new Map<string, number>()]));
  for (const $ of pages) {
    const main = $('main').clone();
    main.find('script, style, svg').remove();
    for (const [{selector}, words] of counts) {
      const parts = selector ? main.find(selector) : main;
      const content = parts.map((_, part) => $(part).text()).get();
      for (const word of content.join(' ').split(/[\s\u200b]+/)) words.set(word, (words.get(word) ?? 0) + 1);
      if (selector) parts.remove();
    }
  }
  return counts;
}

interface Fit {
  size: number;
  ascent: number;
  descent: number;
}

interface Measured {
  web: string;
  own: string;
  weight: number;
  words: [word: string, count: number][];
}

/** Runs in the browser, which kerns and joins letters as it will for readers. */
async function measure({web, own, weight, words}: Measured): Promise<Fit> {
  const loadFont = async (family: string, data: string, descriptors: FontFaceDescriptors) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, descriptors).load());
  };
  await loadFont('web', web, {weight: '400 700'});
  await loadFont('own', own, {});
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  // Without rounding to pixels.
  context.textRendering = 'geometricPrecision';
  const widthIn = (font: string) => {
    context.font = font;
    return words.reduce((sum, [word, count]) => sum + count * context.measureText(`${word} `).width, 0);
  };
  const size = widthIn(`${weight} 1000px web`) / widthIn('1000px own');
  context.font = `${weight} 1000px web`;
  const {fontBoundingBoxAscent, fontBoundingBoxDescent} = context.measureText('x');
  document.fonts.clear();
  return {size, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000};
}

/** Measures how large each face must be to be as wide as the web font over the pages. The browser's page is empty. */
export async function fitFaces(page: Page, pages: readonly CheerioAPI[]): Promise<(Face & Fit)[]> {
  const counts = countWords(pages);
  const base64 = (path: string) => readFileSync(path).toString('base64');
  const fitted: (Face & Fit)[] = [];
  for (const face of FACES) {
    const {web, text, font} = face;
    const words = [...(counts.get(text) ?? [])];
    const own = base64(join('node_modules', font[1]));
    fitted.push({...face, ...(await page.evaluate(measure, {web: base64(web), own, weight: text.weight, words}))});
  }
  return fitted;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

const faceRule = ({family, text, font, size, ascent, descent}: Face & Fit) => `@font-face {
  font-family: '${family}';
  src: ${font[0].map((name) => `local('${name}')`).join(', ')};
  font-weight: ${text.face};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;

async function main(): Promise<void> {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => load(readFileSync(join('build', name), 'utf8')));
  const executablePath = browserPath();
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: ['--no-sandbox']});
  try {
    const faces = await fitFaces(await browser.newPage(), pages);
    writeFileSync(TARGET, [HEAD, ...faces.map(faceRule)].join('\n'));
    console.log(`${TARGET}: ${faces.length} faces`);
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === __filename) void main();
