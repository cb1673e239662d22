import {expect, test} from '../support/test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page, its navigation, its code and every tab are readable', async ({page}) => {
    await page.goto('/docs/intro/getting-started');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorials'})).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container a').first()).toBeVisible();
    expect(await page.locator('main pre').count()).toBeGreaterThan(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const issue = new URL((await page.getByRole('link', {name: 'Report a problem'}).getAttribute('href')) ?? '');
    expect(issue.searchParams.get('body')).toMatch(/^Page: https:.*\/docs\/intro\/getting-started\n/);
    const panels = await page.locator('[role="tabpanel"]').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel).toBeVisible();
  });

  test('no button is there that does nothing, and no hole', async ({page}) => {
    for (const route of ['/docs/intro', '/docs/releases', '/docs/check', '/docs/samples', '/search', '/docs/ask']) {
      await page.goto(route);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        const dead = await page
          .locator(':is(button, [role=button], select, textarea, input):visible')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
        expect(dead, `${route} at ${width} px`).toEqual([]);
      }
    }
    const box = await page.locator('.markdown div:has(> noscript)').boundingBox();
    expect(box?.height).toBeLessThan(120);
  });

  test('a form leads to the search @every-browser', async ({page}) => {
    await page.goto('/docs');
    await page.locator('form[action="/search"] input').fill('redis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=redis$/);
  });

  test('all samples are listed', async ({page}) => {
    await page.goto('/docs/samples');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(50);
  });

  test('a table that is too wide scrolls in its box', async ({page}) => {
    await page.setViewportSize({width: 660, height: 800});
    await page.goto('/docs/providers');
    const overflows = await page
      .locator('.table-box')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => getComputedStyle(box).overflowX),
      );
    expect(new Set(overflows)).toEqual(new Set(['auto']));
  });

  test('the search and the check say what they need, and the check how the CLI does it', async ({page, request}) => {
    // Chromium's switch leaves the parser as it was, which then hides what's in noscript: so read the pages themselves.
    for (const route of ['/search', '/docs/check'])
      expect(await (await request.get(route)).text(), route).toMatch(/<noscript>[^]*?needs JavaScript/);
    await page.goto('/docs/check');
    await expect(page.locator('pre', {hasText: 'compose config'})).toBeVisible();
  });

  test('diagrams and images are there', async ({page}) => {
    await page.goto('/docs/intro/how-it-works');
    const figures = page.locator('main figure');
    expect(await figures.count()).toBeGreaterThan(0);
    for (const figure of await figures.all())
      await expect(figure.locator('svg:visible, img:visible').first()).toBeVisible();
  });
});
