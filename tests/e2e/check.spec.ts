import {FILE, GAP_FILE, LOG, STOPPING_FILE, check, field, findings, judged, messages, verdict} from '../support/check';
import {type Page, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

test.use({viewport: {width: 1280, height: 900}});

const announced = (page: Page, text: RegExp) => page.locator('main [role=status]').filter({hasText: text});

test('a pasted file is judged line by line, to and fro by the keyboard, and service by service @every-browser @translated', async ({
  page,
}) => {
  const console_ = listen(page);
  await check(page, FILE);
  await judged(page, /^Yes, with \d+ things to know$/);
  const item = findings(page).filter({hasText: 'ipc'});
  await expect(item).toContainText('line 4');
  await expect(announced(page, /^Yes, with \d+ things to know/)).toHaveCount(1);
  await item.getByRole('button', {name: 'Line 4, go there'}).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  const marked = await field(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(marked).toBe('    ipc: shareable');
  await page.getByRole('link', {name: /^Line 4:/}).focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/check$/);
  expect(console_).toEqual([]);
});

test('what deploys and won’t work is one column from the verdict to what to know', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await check(page, GAP_FILE);
  await judged(page, /^Deploys, but proxy won’t work$/);
  const tops = await page
    .getByRole('heading', {
      name: /^(Deploys, but|What to change|It depends on|Set these first|What will be created)/,
    })
    .evaluateAll((headings) => headings.map((heading) => [heading.textContent, heading.getBoundingClientRect().top]));
  expect(tops).toEqual([...tops].sort(([, one], [, other]) => Number(one) - Number(other)));
  expect(tops).toHaveLength(5);
});

test('the text is kept for the session, and nothing of it is sent @every-browser', async ({page, context}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await check(page, FILE.replace('SESSION_KEY', 'PRIVATE_NAME'));
  await verdict(page).waitFor();
  await page.reload();
  await expect(field(page)).toHaveValue(/PRIVATE_NAME/);
  await verdict(page).waitFor();
  expect(sent.filter((request) => request.includes('PRIVATE_NAME'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('PRIVATE_NAME');
  const other = await context.newPage();
  await open(other, '/docs/check');
  await expect(field(other)).toHaveValue('');
});

test('works offline once it has been used @every-browser', async ({page, context}) => {
  await check(page, FILE);
  await verdict(page).waitFor();
  await context.setOffline(true);
  await field(page).fill(STOPPING_FILE);
  await judged(page, /^Not yet/);
  await field(page).fill(LOG);
  await expect(messages(page).first()).toBeVisible();
});

// How light the page is: weight.spec.ts.
test('is loaded when the reader turns to the field, or tries again after a failure @every-browser', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  let isFailing = true;
  await page.route('**/assets/check/**', (route) => (isFailing ? route.abort() : route.continue()));
  await open(page, '/docs/check');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('/assets/check/'))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => loaded.some((path) => path.includes('/assets/check/'))).toBe(true);
  await field(page).fill(FILE);
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  isFailing = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(verdict(page)).toBeVisible();
});
