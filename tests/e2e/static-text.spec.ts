import {type Page, expect, test} from '../support/test';
import {follow, hydrated, open} from '../support/visit';

/**
 * An item of a list that React has as HTML, not as an element (plugins/rehype/rehype-static-html.ts): it leaves a mark on
 * those that it draws or hydrates.
 */
async function staticItem(page: Page) {
  await page.locator('.markdown').evaluate((markdown) => {
    const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    if (!isKnown(markdown)) throw new Error('React marks no element: this test would find nothing.');
    const items = [...markdown.querySelectorAll('li')];
    items.find((item) => !isKnown(item) && (item.textContent?.length ?? 0) > 20)?.setAttribute('data-static', '');
  });
  return page.locator('[data-static]');
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const way of ['opened', 'reached by a link'])
  test(`text that isn't hydrated is found in the page, selected and copied: ${way}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, way === 'opened' ? '/docs/concepts/deployments' : '/docs/concepts/domains');
    if (way !== 'opened') {
      await follow(page, '/docs/concepts/deployments');
      await hydrated(page);
    }
    const item = await staticItem(page);
    const text = plain(await item.innerText());

    // As the browser's own search does: it selects what it finds.
    const words = text.split(' ').slice(0, 3).join(' ');
    const found = await page.evaluate((wanted) => {
      const isFound = (window as unknown as {find: (text: string) => boolean}).find(wanted);
      return isFound ? getSelection()?.toString() : undefined;
    }, words);
    expect(found).toBe(words);

    await item.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
    expect(plain(await page.evaluate(() => navigator.clipboard.readText()))).toBe(text);
  });
