import {sample} from '../../tools/sample';
import {fontsOf, testWithArimo, testWithDejaVu} from '../support/bare-fonts';
import {expectNoShift, watchShifts} from '../support/shifts';
import {expect} from '../support/test';

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

const PHONE = {viewport: {width: 412, height: 823}};

/** Not those of the machine, which decide where lines end. */
const WITH_FONTS = {
  'with fonts as wide as Arial': testWithArimo,
  'with no fonts but DejaVu': testWithDejaVu,
};

for (const [fonts, withFonts] of Object.entries(WITH_FONTS))
  withFonts.describe(`on a phone, nothing moves when fonts and scripts come after the words, ${fonts}`, () => {
    withFonts.use(PHONE);

    for (const path of sample(PATHS, PATHS.length / 4))
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
