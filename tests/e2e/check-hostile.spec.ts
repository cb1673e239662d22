import {FILE, check, field, judged, verdict} from '../support/check';
import {expect, test} from '../support/test';
import {listen, open} from '../support/visit';

// What the check says of such files: packages/compose-check/tests/hostile-files.test.ts. Here it has to be drawn.
const HOSTILE: Record<string, string> = {
  'a billion laughs': `x-0: &x0 [lol]\n${Array.from({length: 40}, (_, at) => `x-${at + 1}: &x${at + 1} [${`*x${at}, `.repeat(9)}*x${at}]\n`).join('')}services: {web: {image: nginx, labels: *x40}}\n`,
  markup: 'services:\n  "<img src=x onerror=alert(1)>":\n    image: "<script>alert(1)</script>"\n    "<b>x</b>": 1\n',
  'names of prototypes': 'services:\n  __proto__:\n    image: nginx\n  constructor: {image: nginx}\n',
};

test('stands a billion laughs, markup and names of prototypes', async ({page}) => {
  const console_ = listen(page);
  page.on('dialog', () => console_.push('a dialog'));
  for (const [name, text] of Object.entries(HOSTILE)) {
    await check(page, text);
    await expect(verdict(page), name).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.locator('main img[src=x], main script').count(), name).toBe(0);
  }
  expect(console_).toEqual([]);
});

test('a megabyte can be pasted, and leaves the page alive', async ({page}) => {
  const service = (at: number) =>
    `  web${at}:\n    image: nginx\n    ports: ["${1000 + at}:80"]\n    restart: always\n`;
  const text = `services:\n${Array.from({length: 14_000}, (_, at) => service(at)).join('')}`;
  expect(text.length).toBeGreaterThan(900_000);
  await open(page, '/docs/check');
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
  await judged(page, /^Not checked, because the file has more than 400,000 characters$/);
  await page.getByRole('button', {name: 'Clear'}).click();
  await field(page).fill(FILE);
  await judged(page, /^Yes, with/);
  await expect(page.getByRole('heading', {level: 3, name: 'web', exact: true})).toBeVisible();
});
