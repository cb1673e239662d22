import {type Locator, type Page, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

// Nothing else is fetched then, so that only what a press asks for can fail.
test.use({savesData: true});

const PARTS: Record<string, {press: (page: Page) => Promise<void>; part: (page: Page) => Locator}> = {
  'page actions': {
    press: (page) => page.getByRole('button', {name: /^Copy page/}).click(),
    part: (page) => page.getByRole('group', {name: 'Page actions'}),
  },
  'large picture': {
    press: (page) =>
      page
        .getByRole('button', {name: /^Enlarge/})
        .first()
        .click(),
    part: (page) => page.getByRole('dialog'),
  },
};
for (const [name, {press, part}] of Object.entries(PARTS)) {
  test(`${name}: what a press asks for may fail, which leaves the page as it is, and succeed with the next press`, async ({
    page,
  }) => {
    const messages = listen(page);
    let isFailing = false;
    // Set later, it may miss the request of the press.
    await page.route('**/assets/js/*', (route) => (isFailing ? route.abort() : route.continue()));
    await open(page, '/docs/concepts/deployments');
    isFailing = true;
    await press(page);
    await expect(page.locator('.notice')).toContainText('This didn’t load. Try again.');
    const failed = page.waitForEvent('requestfailed');
    await press(page);
    await failed;
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Deployments');
    await expect(part(page)).toHaveCount(0);
    isFailing = false;
    await press(page);
    await expect(part(page)).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
}
