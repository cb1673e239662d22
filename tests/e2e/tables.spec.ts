import {type Page, expect, test} from '../support/test';
import {boxesMeasured, open} from '../support/visit';

const PAGE = '/docs/concepts/services';

/** Each has its own way to show a row on a phone. */
const TABLES = ['/', '/docs/concepts/compose/services'];

/** Roles of tables and their parts, each with how often assistive technology finds it. */
async function tableRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const found: Record<string, number> = {table: 0, row: 0, columnheader: 0, rowheader: 0, cell: 0};
  for (const {ignored, role} of nodes) {
    const name = String(role?.value);
    if (!ignored && name in found) found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

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

async function expectRecord(page: Page, label: string): Promise<void> {
  await boxesMeasured(page);
  expect((await labelOf(page, `td[data-label="${label}"]`))[0]).toContain(label);
  await expect(scrolling(page)).toHaveCount(0);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

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

  test('every reference fits the text, and keeps its head', async ({page}) => {
    for (const [width, route] of [
      [1440, '/docs/cli/environment-variables'],
      [768, '/docs/concepts/compose/services'],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await open(page, route);
      await boxesMeasured(page);
      const boxes = page.locator('.table-box:has(.reference)');
      expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0);
      const table = page.locator('.reference').first();
      await table
        .getByRole('row')
        .nth(6)
        .evaluate((row) => row.scrollIntoView());
      await expect(table.getByRole('columnheader').first()).toBeInViewport({ratio: 1});
    }
  });

  test('on a small desktop rows are records too, two next to each other on the home page', async ({page}) => {
    await page.setViewportSize({width: 1024, height: 800});
    await open(page, '/docs/concepts/compose');
    await expectRecord(page, 'The deployment');
    await open(page, '/');
    const boxes = await page.locator('.records tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const {x, y} = row.getBoundingClientRect();
        return {x, y};
      }),
    );
    const [first, second, third] = boxes;
    expect([second?.y, third?.x]).toEqual([first?.y, first?.x]);
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
  });

  test('what happens to a key of a Compose file has the room', async ({page}) => {
    for (const [width, least] of [
      [390, 330],
      [768, 400],
      [1440, 440],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await open(page, '/docs/concepts/compose/services');
      const cell = page.locator('.reference td[data-label="What happens"]').first();
      expect((await cell.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(least);
    }
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

  test('on a phone screen readers find the rows and headers', async ({playwright, launchOptions, baseURL}) => {
    // As where a screen reader runs: without one, Chromium leaves out what's far from the window.
    const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
    const browser = await playwright.chromium.launch({...launchOptions, args});
    const page = await browser.newPage({baseURL: baseURL ?? '', viewport: {width: 390, height: 800}});
    for (const route of TABLES) {
      await open(page, route);
      const row = page.locator('main tbody tr').first();
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
      const written = await page.evaluate(() => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        return {
          table: count('table'),
          row: count('tr'),
          columnheader: count('th[scope=col]'),
          rowheader: count('th[scope=row]'),
          cell: count('td'),
        };
      });
      expect(written.cell).toBeGreaterThan(0);
      expect(await tableRoles(page), route).toEqual(written);
    }
    await browser.close();
  });
});
