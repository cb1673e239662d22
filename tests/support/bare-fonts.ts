import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {type Browser, type Page, expect} from '@playwright/test';
import subsetFont from 'subset-font';
import {temporaryFolder} from '../../tools/temporary-folder';
import {watchCalls} from './calls';
import {test as base} from './test';

const {resolve} = createRequire(__filename);

/** What a Linux with one family of fonts and nothing else has. */
const configuration = (folders: string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Fonts that a test brings, so that it doesn't depend on those of the machine: what puts them into a folder, or where they are. */
type Fonts = (folder: string) => Promise<string>;

const dejaVu: Fonts = async () => dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Letters of the pages, from U+0020 to U+017F and a few signs. */
const LETTERS = `${Array.from({length: 0x160}, (_, at) => String.fromCodePoint(0x20 + at)).join('')}–—‘’“”…→←×−`;

/** Arimo and Cousine, which are as wide as Arial, Liberation Sans and Liberation Mono. */
const asWideAsArial: Fonts = async (folder) => {
  for (const file of ['arimo-latin-400', 'arimo-latin-700', 'cousine-latin-400']) {
    const source = readFileSync(resolve(`@fontsource/${file.split('-')[0]}/files/${file}-normal.woff2`));
    writeFileSync(join(folder, `${file}.ttf`), await subsetFont(source, LETTERS, {targetFormat: 'truetype'}));
  }
  return folder;
};

/** Like `test`, in a browser that finds no fonts but these. Needs Linux. */
const testWith = (fonts: Fonts) =>
  base.extend<object, {browserWithFonts: Browser}>({
    browserWithFonts: [
      async ({playwright, launchOptions, browserName, calls}, use) => {
        const folder = temporaryFolder();
        const file = join(folder, 'fonts.conf');
        writeFileSync(file, configuration([await fonts(folder)], join(folder, 'cache')));
        const env = {...process.env, FONTCONFIG_FILE: file} as Record<string, string>;
        const browser = await playwright[browserName].launch({...launchOptions, env});
        watchCalls(browser, calls);
        await use(browser);
        await browser.close();
      },
      {scope: 'worker'},
    ],
    context: async ({browserWithFonts, baseURL, viewport, savesData: _}, use) => {
      const context = await browserWithFonts.newContext({baseURL: baseURL ?? '', viewport});
      await use(context);
      await context.close();
    },
  });

export const testWithDejaVu = testWith(dejaVu);
export const testWithArimo = testWith(asWideAsArial);

/** Names of the fonts that an element's own letters are drawn with. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  expect(nodeId, selector).toBeGreaterThan(0);
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map(({familyName}) => familyName);
}
