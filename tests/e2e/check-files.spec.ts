import {FILE, asFile, field, verdict} from '../support/check';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({viewport: {width: 1280, height: 900}});

/** Drops files and texts on an element, as far as a page can: whether the browser would open what was dropped. */
async function drop(page: Page, on: string, files: string[], link = ''): Promise<boolean> {
  return page.evaluate(
    ([selector, names, url]) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([`services: {}  # ${name}`], name));
      if (url) data.setData('text/uri-list', url);
      const init = {dataTransfer: data, bubbles: true, cancelable: true};
      const element = document.querySelector(selector);
      const isKept = ['dragover', 'drop'].map((type) => element?.dispatchEvent(new DragEvent(type, init)) === false);
      return isKept.includes(false);
    },
    [on, files, link] as const,
  );
}

test('a file is opened, dropped and cleared, and one that is far too large is refused @every-browser @differs', async ({
  page,
}) => {
  await open(page, '/docs/check');
  await page.getByLabel('Open files').setInputFiles(asFile('shop.yaml', FILE));
  await expect(page.getByText('shop.yaml').first()).toBeVisible();
  // A browser tells nothing when the file that's already chosen is opened again.
  await expect(page.getByLabel('Open files')).toHaveValue('');
  await verdict(page).waitFor();
  await page.getByLabel('Open files').setInputFiles(asFile('huge.yaml', 'a'.repeat(2_100_000)));
  await expect(page.getByRole('alert')).toContainText('more than 2 MB');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(field(page)).toHaveValue('');
  await drop(page, 'textarea', ['dropped.yaml']);
  await expect(page.getByText('dropped.yaml').first()).toBeVisible();
  await expect(field(page)).toHaveValue('services: {}  # dropped.yaml');
});

test('a drop beside the field never leaves the page, and too many files are refused', async ({page}) => {
  await open(page, '/docs/check');
  for (const place of ['h1', 'body', 'footer', '#check-privacy', '.navbar'])
    expect(await drop(page, place, [], 'https://example.com/'), place).toBe(false);
  await expect(field(page)).toHaveValue('');
  expect(await drop(page, 'h1', ['beside.yaml'])).toBe(false);
  await expect(field(page)).toHaveValue('services: {}  # beside.yaml');

  const many = Array.from({length: 11}, (_, at) => `${at}.yaml`);
  for (const place of ['textarea', 'footer']) {
    expect(await drop(page, place, many)).toBe(false);
    await expect(page.getByRole('alert')).toHaveText('At most 10 files can be checked together.');
  }
  await expect(field(page)).toHaveValue('services: {}  # beside.yaml');
  await drop(page, 'textarea', ['one.yaml']);
  await expect(field(page)).toHaveValue('services: {}  # one.yaml');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A text that's dragged within the field moves, and into another field it goes there.
  expect(await drop(page, 'textarea', [], 'https://example.com/')).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  expect(await drop(page, '.DocSearch-Input', [], 'https://example.com/')).toBe(true);
});
