import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {type Browser, type Page, expect} from '@playwright/test';
import {watchCalls} from './calls';
import {test as base} from './test';

const {resolve} = createRequire(__filename);

const FONTS = dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** What a Debian with Chromium and nothing else has. */
const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${FONTS}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`;

/** Like `test`, in a browser that finds no fonts but DejaVu, which the test brings. Needs Linux. */
export const test = base.extend<object, {browserWithDejaVu: Browser}>({
  browserWithDejaVu: [
    async ({playwright, launchOptions, browserName, calls}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-fonts-'));
      const file = join(folder, 'fonts.conf');
      writeFileSync(file, configuration(folder));
      const env = {...process.env, FONTCONFIG_FILE: file} as Record<string, string>;
      const browser = await playwright[browserName].launch({...launchOptions, env});
      watchCalls(browser, calls);
      await use(browser);
      await browser.close();
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  context: async ({browserWithDejaVu, baseURL, viewport, savesData: _}, use) => {
    const context = await browserWithDejaVu.newContext({baseURL: baseURL ?? '', viewport});
    await use(context);
    await context.close();
  },
});

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
