import {expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/services';

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

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
    const box = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
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

  test('every reference fits the text, and keeps its head', async ({page}) => {
    for (const [width, route] of [
      [1440, '/docs/intro/faq/warnings-errors'],
      [768, '/docs/concepts/compose'],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await open(page, route);
      const boxes = page.locator('.table-box:has(.reference)');
      expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0);
      const table = page.locator('.reference').nth(1);
      await table
        .getByRole('row')
        .nth(6)
        .evaluate((row) => row.scrollIntoView());
      await expect(table.getByRole('columnheader').first()).toBeInViewport({ratio: 1});
    }
  });

  test('between sidebar and contents of a small desktop rows are records too', async ({page}) => {
    await page.setViewportSize({width: 1024, height: 800});
    await open(page, '/docs/concepts/compose');
    const cell = page.locator('.reference td[data-label="Default"]').first();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Default');
    await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
  });

  test('on a phone a row is a record, and nothing scrolls sideways', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/tutorials/deploy-to-your-cloud');
    const cell = page.locator('td[data-label="Google Cloud"]').first();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Google Cloud');
    await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
  });
});
