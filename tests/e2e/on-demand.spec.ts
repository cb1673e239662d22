import {expect, test} from '../support/test';
import {listen, open} from '../support/visit';

// Nothing else is fetched then, so that only what a press asks for can fail.
test.use({savesData: true});

test('what a press asks for may fail, which leaves the page as it is, and succeed with the next press', async ({
  page,
}) => {
  const press = () =>
    page
      .getByRole('button', {name: /^Enlarge/})
      .first()
      .click();
  const part = page.getByRole('dialog');
  const messages = listen(page);
  let isFailing = false;
  // Set later, it may miss the request of the press.
  await page.route('**/assets/js/*', (route) => (isFailing ? route.abort() : route.continue()));
  await open(page, '/docs/concepts/deployments');
  isFailing = true;
  await press();
  await expect(page.locator('.notice')).toContainText('This didn’t load. Try again.');
  const failed = page.waitForEvent('requestfailed');
  await press();
  await failed;
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Deployments');
  await expect(part).toHaveCount(0);
  isFailing = false;
  await press();
  await expect(part).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});
