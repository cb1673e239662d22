import {isWhole, sample} from '../../tools/sample';
import {sitemapRoutes} from '../support/built-site';
import {type Page, expect, test} from '../support/test';
import {boxesMeasured, open} from '../support/visit';

const PAGE = '/docs/concepts/services';

const scrolling = (page: Page) => page.getByRole('group', {name: 'Table, scrolls sideways'});

/** The label before a cell, and the room for it. */
const labelOf = (page: Page, cell: string) =>
  page
    .locator(cell)
    .first()
    .evaluate((element) => [
      getComputedStyle(element, '::before').content,
      getComputedStyle(element).paddingInlineStart,
    ]);

/** Brings each table to each edge of the window, and says which then lay on the contents. */
const onContents = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const contents = document.querySelector('nav.toc');
    if (!contents) return found;
    const {left} = contents.getBoundingClientRect();
    const wide = [...document.querySelectorAll('.table-box')].filter((box) => box.getBoundingClientRect().right > left);
    for (const box of wide)
      for (const block of ['start', 'center', 'end'] as const) {
        box.scrollIntoView({block});
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await Promise.all(contents.getAnimations().map(({finished}) => finished));
        const [table, list] = [box.getBoundingClientRect(), contents.getBoundingClientRect()];
        const isShown = getComputedStyle(contents).opacity !== '0';
        if (isShown && table.top < list.bottom && table.bottom > list.top) found.push(`${block}: ${box.textContent}`);
      }
    return found;
  });

async function expectRecord(page: Page, label: string): Promise<void> {
  await boxesMeasured(page);
  expect((await labelOf(page, `td[data-label="${label}"]`))[0]).toContain(label);
  await expect(scrolling(page)).toHaveCount(0);
}

test.use({savesData: true, contextOptions: {reducedMotion: 'reduce'}});

test.describe('tables', () => {
  test('the head of a long table stays below the navbar', async ({page}) => {
    await open(page, PAGE);
    const table = page.locator('table').filter({hasText: 'BUILD_QUEUED'});
    await table
      .getByRole('cell', {name: 'DEPLOYMENT_PENDING', exact: true})
      .last()
      .evaluate((cell) => cell.scrollIntoView());
    const head = table.getByRole('columnheader', {name: 'State'});
    await expect(head).toBeInViewport({ratio: 1});
    const navbar = await page.locator('.navbar').boundingBox();
    expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
  });

  test('a table that scrolls keeps its heads and the names of its rows', async ({page}) => {
    await page.setViewportSize({width: 660, height: 420});
    await open(page, '/docs/providers');
    await boxesMeasured(page);
    const box = scrolling(page).first();
    const inside = async (name: string) => {
      const [outer, cell] = [await box.boundingBox(), await box.getByText(name, {exact: true}).boundingBox()];
      return [Math.round((cell?.x ?? 0) - (outer?.x ?? 0)), Math.round((cell?.y ?? 0) - (outer?.y ?? 0))];
    };
    const headBefore = await inside('Provider');
    await box.evaluate((element) => element.scrollBy(40, 100));
    expect(await box.evaluate(({scrollLeft, scrollTop}) => [scrollLeft > 0, scrollTop > 0])).toEqual([true, true]);
    expect(await inside('Provider')).toEqual(headBefore);
    expect((await inside('Azure'))[0]).toBe(headBefore[0]);
  });

  test('no table lies on the contents that show next to it', async ({page}) => {
    test.setTimeout(isWhole ? 900_000 : 180_000);
    const routes = ['/docs/compare', '/docs/concepts/deploy-engine', ...sample(sitemapRoutes(), 1)];
    for (const width of [1440, 1280]) {
      await page.setViewportSize({width, height: 900});
      for (const route of routes) {
        await open(page, route);
        expect(await onContents(page), `${route} at ${width} px`).toEqual([]);
      }
    }
    await open(page, '/docs/concepts/deploy-engine');
    await expect(page.locator('nav.toc')).toHaveCSS('opacity', '1');
  });

  test('on a phone a row is a record without labels for what says itself, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/tutorials/deploy-to-your-cloud');
    await expectRecord(page, 'Google Cloud');
    // A long head makes no table scroll.
    for (const route of ['/docs/tutorials/use-your-own-domain-name', '/docs/concepts/deployments']) {
      await open(page, route);
      await boxesMeasured(page);
      await expect(page.locator('.table-box th:visible').first()).toBeVisible();
      await expect(scrolling(page), route).toHaveCount(0);
    }
    // A status, a text, and the only fact of a record.
    for (const [route, names] of [
      ['/docs/concepts/compose/services', ['Status', 'What happens']],
      ['/docs/providers/aws', ['Support']],
    ] as const) {
      await open(page, route);
      for (const name of names) {
        const styles = await labelOf(page, `.reference td[data-label="${name}"]`);
        expect(styles, name).toEqual(['none', '0px']);
      }
    }
  });
});
