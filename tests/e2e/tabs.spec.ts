import {expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** A group, a choice of it, and two pages with it; on the first, another choice is the first one. */
const GROUPS = {
  provider: ['Google Cloud', '/docs/tutorials/deploy-to-your-cloud', '/docs/concepts/recipe'],
  os: ['Windows', '/docs/intro/getting-started', '/docs/concepts/mcp'],
  // Their ways differ from page to page.
  install: ['Codex', '/docs/tutorials/agent-skills', '/docs/tutorials/agent-skills'],
} as const;

for (const [group, [name, first, second]] of Object.entries(GROUPS))
  test(`the tab of the group ${group} that is chosen on one page is chosen on the next, and after a reload @every-browser @translated`, async ({
    page,
  }) => {
    const tabs = page.getByRole('tab', {name, exact: true});
    const chosen = page.getByRole('tab', {name, exact: true, selected: true});
    /** Every list of the page that has the choice shows it, and what belongs to it. */
    const expectChosen = async () => {
      await expect(chosen.first()).toBeVisible();
      await expect(chosen).toHaveCount(await tabs.count());
      await expect(page.getByRole('tabpanel', {name, exact: true})).toHaveCount(await tabs.count());
    };
    await open(page, first);
    expect(await tabs.count()).toBeGreaterThan(0);
    await expect(chosen).toHaveCount(0);
    await tabs.first().click();
    await expectChosen();
    expect(await page.evaluate((key) => localStorage.getItem(key), `docusaurus.tab.${group}`)).toBeTruthy();
    if (first === second) await page.reload();
    else await open(page, second);
    await expectChosen();
    await page.reload();
    await expectChosen();
  });

test('a closed tab is opened by what the browser finds in it, and by no screen reader before', async ({page}) => {
  await open(page, '/docs/intro/getting-started');
  const tab = page.getByRole('tab').nth(1);
  const panel = page.locator(`[id="${(await tab.getAttribute('aria-controls')) ?? ''}"]`);
  // Its slot closes, because reader views leave out what is hidden in the document.
  const box = panel.locator('[part=box]');
  await expect(box).toHaveAttribute('hidden', 'until-found');
  await expect(box).toHaveAttribute('aria-hidden', 'true');
  const unread = () => document.querySelectorAll('article [hidden], article [aria-hidden=true]:has(p, pre)').length;
  expect(await page.evaluate(unread)).toBe(0);
  expect((await panel.boundingBox())?.height).toBe(0);
  // No script can search as a reader does, but a browser opens what it goes to by the same steps.
  await panel
    .locator('code')
    .first()
    .evaluate((code) => {
      code.id = 'searched-for';
      window.location.hash = code.id;
    });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-hidden', /.*/);
  await page.getByRole('tab').first().click();
  await expect(box).toHaveAttribute('hidden', 'until-found');
});
