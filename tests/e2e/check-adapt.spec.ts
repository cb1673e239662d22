import {readFileSync} from 'node:fs';
import {FILE, asFile, check, field, judged, verdict} from '../support/check';
import {type Page, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

test.use({viewport: {width: 1280, height: 900}});

const SHOP = readFileSync('packages/compose-check/tests/fixtures/adapt/traefik.yaml', 'utf8');

const adapted = (page: Page) => page.getByRole('region', {name: /^Your files?, adapted$/});
const added = (page: Page) => adapted(page).locator('.code-block__line--add');

test('a file that does not work is shown as one that does, to copy and to use @every-browser', async ({
  page,
  context,
}) => {
  const console_ = listen(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await check(page, SHOP);
  await verdict(page).waitFor();
  await expect(adapted(page)).toBeInViewport();
  await expect(adapted(page).getByText(/^Yes/)).toBeVisible();
  await expect(added(page).filter({hasText: '"3000:3000"'})).toBeVisible();
  await adapted(page).getByRole('button', {name: 'Copy the adapted compose.yaml'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Shop of a small bakery');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await adapted(page).getByRole('button', {name: 'Use it'}).click();
  await expect(field(page)).toHaveValue(copied);
  await judged(page, /^Yes/);
  expect(console_).toEqual([]);
});

/** The button that shows one of several files. */
const files = (page: Page) => page.getByRole('group', {name: 'Your files'}).getByRole('radio');
const fileNamed = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Your files'}).getByRole('radio', {name, exact: true});

const OVERRIDE = 'services:\n  shop:\n    hostname: shop\n';

test('several files are read in the order of the CLI, and a finding names the file that decided @every-browser', async ({
  page,
}) => {
  const console_ = listen(page);
  await open(page, '/docs/check');
  await page
    .getByLabel('Open files')
    .setInputFiles([
      asFile('compose.override.yaml', OVERRIDE),
      asFile('compose.yaml', FILE.replace('web:', 'shop:')),
      asFile('.env', 'SESSION_KEY=a\n'),
      asFile('docker-compose.yml', 'services: {}\n'),
    ]);
  await judged(page, /^Not yet: .+ stops it$/);
  await expect(files(page)).toHaveCount(4);
  await expect(page.getByText(/config set SESSION_KEY/)).toHaveCount(0);
  const line = page
    .getByRole('list', {name: 'What to change'})
    .getByRole('button', {name: 'Line 3 of compose.override.yaml, go there'});
  // What is shown may not look like Compose.
  await fileNamed(page, '.env').check();
  await page.reload();
  await line.click();
  await expect(fileNamed(page, 'compose.override.yaml')).toBeChecked();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(OVERRIDE);
  await adapted(page).getByRole('button', {name: 'Use it'}).click();
  await judged(page, /^Yes/);
  await expect(field(page)).not.toHaveValue(/hostname/);
  expect(console_).toEqual([]);
});
