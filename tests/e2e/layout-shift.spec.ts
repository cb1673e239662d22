import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {fitFaces} from '../../tools/fit-fonts';
import {fontsOf, testWithArimo, testWithDejaVu} from '../support/bare-fonts';
import {BUILD, sitemapRoutes} from '../support/built-site';
import {expectNoShift, watchShifts} from '../support/shifts';
import {expect, test} from '../support/test';

/** How much later the fonts come than the page, in milliseconds. */
const DELAY = 800;

const PATHS = [
  '/',
  '/docs',
  '/docs/concepts/domains',
  '/docs/concepts/authentication',
  // Its trail is longer than a phone is wide.
  '/docs/tutorials/deploying-from-github-actions/to-gcp',
  '/docs/ask',
  '/docs/check',
  '/docs/samples',
];

/** By how much lines may be wider with a fallback than with the web font: a word is a seventh of a line on a phone. */
const TOLERANCE = 0.003;

const PHONE = {viewport: {width: 412, height: 823}};

/** Not those of the machine, which decide where lines end. */
const WITH_FONTS = {
  'with fonts as wide as Arial': testWithArimo,
  'with no fonts but DejaVu': testWithDejaVu,
};

for (const [fonts, withFonts] of Object.entries(WITH_FONTS))
  withFonts.describe(`on a phone, nothing moves when fonts and scripts come after the words, ${fonts}`, () => {
    withFonts.use(PHONE);

    for (const path of PATHS)
      withFonts(path, async ({page}) => {
        let asked = 0;
        await page.route('**/*.woff2', async (route) => {
          asked += 1;
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(path);
        await expectNoShift(page);
        expect(asked).toBeGreaterThan(0);
      });
  });

testWithArimo('fonts as wide as Arial are what the fallback takes', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/docs/concepts/domains');
  expect(await fontsOf(page, 'article p')).toContain('Arimo');
});

testWithDejaVu('where the web font does not come, the page is in the fonts that are there', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/docs/concepts/domains');
  expect(await fontsOf(page, 'article p')).toContain('DejaVu Sans');
  expect(await fontsOf(page, 'article p code')).toContain('DejaVu Sans Mono');
});

test('every fallback is as wide as the web font over the text of the pages, or run npm run data:fonts', async ({
  page,
}) => {
  const rules = [...readFileSync('src/css/fallback-fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g)];
  const written = rules.map(([, rule = '']) => Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]) / 100);
  const everyFourth = sitemapRoutes().filter((route, index) => route.startsWith('/docs/') && index % 4 === 0);
  const pages = everyFourth.map((route) => load(readFileSync(join(BUILD, `${route}.html`), 'utf8')));
  const faces = await fitFaces(page, pages);
  expect(written).toHaveLength(faces.length);
  for (const [index, {family, text, size}] of faces.entries())
    expect(Math.abs((written[index] ?? 0) / size - 1), `${family}, ${text.weight}`).toBeLessThan(TOLERANCE);
});
