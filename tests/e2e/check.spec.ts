import {
  FILE,
  GAP_FILE,
  LOG,
  STOPPING_FILE,
  check,
  expectCheckAccessible,
  field,
  findings,
  judged,
  messages,
  verdict,
} from '../support/check';
import {type Page, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

test.use({viewport: {width: 1280, height: 900}});

const announced = (page: Page, text: RegExp) => page.locator('main [role=status]').filter({hasText: text});

test('a pasted file is judged line by line, and service by service', {tag: '@every-browser'}, async ({page}) => {
  const console_ = listen(page);
  await check(page, FILE);
  await judged(page, /^Yes, with \d+ things to know$/);
  const item = findings(page).filter({hasText: 'ipc'});
  await expect(item).toContainText('line 4');
  await expect(page.getByText('open to the internet')).toBeVisible();
  const outcome = page.getByRole('region', {name: 'What it becomes on AWS'});
  await expect(outcome.getByRole('heading', {name: 'web'})).toBeVisible();
  await expect(outcome.getByRole('figure')).toHaveCount(2);
  await expect(page.getByRole('region', {name: 'Set these first'})).toContainText('config set SESSION_KEY');
  await expect(announced(page, /^Yes, with \d+ things to know/)).toHaveCount(1);
  expect(console_).toEqual([]);
});

test('what stops a deployment is said first', async ({page}) => {
  await check(page, STOPPING_FILE);
  await judged(page, /^Not yet: one thing stops it$/);
  await expect(findings(page).first()).toContainText('Stops');
});

test('what deploys and won’t work is one column from the verdict to what to know', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await check(page, GAP_FILE);
  await judged(page, /^Deploys, but won’t work as it is$/);
  await expect(page.getByRole('paragraph').filter({hasText: /^First:/})).toContainText('Leave proxy out of the cloud');
  await expect(findings(page).first()).toContainText('the load balancer routes requests');
  const tops = await page
    .getByRole('heading', {
      name: /^(Deploys, but|What to change|It depends on|Set these first|Things to know|What it becomes)/,
    })
    .evaluateAll((headings) => headings.map((heading) => [heading.textContent, heading.getBoundingClientRect().top]));
  expect(tops).toEqual([...tops].sort(([, one], [, other]) => Number(one) - Number(other)));
  expect(tops).toHaveLength(6);
  const reach = page.getByRole('figure', {name: 'Who reaches whom'}).getByRole('listitem');
  await expect(reach.filter({hasText: /Internet reaches proxy/})).toBeVisible();
  await expect(reach.filter({hasText: /Internet can’t reach shop/})).toBeVisible();
  await expect(reach.filter({hasText: /shop can’t reach db/})).toContainText('DATABASE_URL');
});

test('a yes that depends on another file says so', async ({page}) => {
  await check(page, 'services:\n  web:\n    image: nginx\n    env_file: prod.env\n');
  await judged(page, /^Yes, if prod.env exists$/);
  await expect(page.getByRole('list', {name: 'Conditions'})).toContainText('a missing file stops the deployment');
});

test('goes from a line to its finding and back by the keyboard', {tag: '@every-browser'}, async ({page}) => {
  await check(page, FILE);
  await verdict(page).waitFor();
  const item = findings(page).filter({hasText: 'ipc'});
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
});

test('the provider is in the address, the file never is', async ({page}) => {
  await check(page, FILE, '/docs/check?provider=gcp');
  await expect(page.getByRole('radio', {name: 'Google Cloud'})).toBeChecked();
  await expect(page.getByRole('heading', {name: 'What it becomes on Google Cloud'})).toBeVisible();
  await page.getByRole('radio', {name: 'Azure'}).check();
  await expect(page).toHaveURL('/docs/check?provider=azure');
  await expect(page.getByRole('heading', {name: 'What it becomes on Azure'})).toBeVisible();
});

test(
  'a file is opened, dropped and cleared, and one that is far too large is refused',
  {tag: '@every-browser'},
  async ({page}) => {
    await open(page, '/docs/check');
    const file = (name: string, text: string) => ({name, mimeType: 'text/yaml', buffer: Buffer.from(text)});
    await page.getByLabel('Open files').setInputFiles(file('shop.yaml', FILE));
    await expect(page.getByText('shop.yaml').first()).toBeVisible();
    await verdict(page).waitFor();
    await page.getByLabel('Open files').setInputFiles(file('huge.yaml', 'a'.repeat(2_100_000)));
    await expect(page.getByRole('alert')).toContainText('more than 2 MB');
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(field(page)).toHaveValue('');
    await field(page).evaluate((element, text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.yaml'));
      element.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
    }, FILE);
    await expect(page.getByText('dropped.yaml').first()).toBeVisible();
    await expect(field(page)).toHaveValue(FILE);
  },
);

test('the long name of a file is cut, and makes nothing wider than the page', async ({page}) => {
  const name = `${'the-longest-name-that-a-file-can-have'.repeat(6)}.yaml`;
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/check');
    await page.getByLabel('Open files').setInputFiles({name, mimeType: 'text/yaml', buffer: Buffer.from(FILE)});
    await expect(page.getByRole('heading', {name: 'Your file, adapted', exact: true})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    const shown = page.getByText(name);
    // Above the text, above the picture and above the fixed file.
    await expect(shown).toHaveCount(3);
    for (const place of await shown.all()) {
      await expect(place).toHaveCSS('text-overflow', 'ellipsis');
      expect(await place.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect((await place.boundingBox())?.height, `one line at ${width} px`).toBeLessThan(30);
    }
  }
});

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
  // A text that's dragged into another field goes there.
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  expect(await drop(page, '.DocSearch-Input', [], 'https://example.com/')).toBe(true);
});

test('text that is dragged within the field moves, and the rest of the file stays', async ({page}) => {
  await open(page, '/docs/check');
  await field(page).fill(['first: 1', 'second: 2', 'third: 3'].join('\n'));
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    element.focus();
    element.setSelectionRange(0, 8);
  });
  const box = await field(page).boundingBox();
  const row = (await field(page).evaluate((element: HTMLTextAreaElement) => element.clientHeight / element.rows)) ?? 0;
  const at = (line: number): [number, number] => [(box?.x ?? 0) + 30, (box?.y ?? 0) + (line - 0.5) * row];
  await page.mouse.move(...at(1));
  await page.mouse.down();
  await page.mouse.move(...at(2), {steps: 5});
  await page.mouse.move(...at(3), {steps: 5});
  await page.mouse.up();
  await expect(field(page)).toHaveValue(/^\s*second: 2\n.*first: 1/);
});

test(
  'the text is kept for the session, and nothing of it is sent',
  {tag: '@every-browser'},
  async ({page, context}) => {
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
  },
);

test('works offline once it has been used', {tag: '@every-browser'}, async ({page, context}) => {
  await check(page, FILE);
  await verdict(page).waitFor();
  await context.setOffline(true);
  await field(page).fill(STOPPING_FILE);
  await judged(page, /^Not yet/);
  await field(page).fill(LOG);
  await expect(messages(page).first()).toBeVisible();
});

test(
  'says that the check failed to load, and loads it when the reader tries again',
  {tag: '@every-browser'},
  async ({page}) => {
    await page.route('**/assets/check/**', (route) => route.abort());
    await check(page, FILE);
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await page.unroute('**/assets/check/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(verdict(page)).toBeVisible();
  },
);

// How light the page is: weight.spec.ts.
test('nothing of the check is loaded until the reader turns to the field', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/docs/check');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('/assets/check/'))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => loaded.some((path) => path.includes('/assets/check/'))).toBe(true);
});

test('a log is explained, the root cause first', {tag: '@every-browser'}, async ({page}) => {
  await check(page, LOG);
  await expect(page.getByRole('heading', {name: '2 known messages'})).toBeVisible();
  await expect(messages(page).first()).toContainText('Root cause');
  await expect(messages(page).first()).toContainText('SESSION_KEY');
  await expect(messages(page).last()).toContainText('shop');
  await expect(announced(page, /^2 known messages/)).toHaveCount(1);
  await field(page).fill('[nginx] worker process 31 exited on signal 9\nnothing of ours');
  await expect(page.getByRole('heading', {name: 'No known message'})).toBeVisible();
  await page.getByRole('button', {name: 'It’s a Compose file'}).click();
  await expect(verdict(page)).toBeVisible();
});

for (const [name, text] of Object.entries({'a yes': FILE, 'what won’t work': GAP_FILE, 'a log': LOG}))
  test(`passes axe in both modes with ${name}, and fits on a phone`, async ({page}) => {
    await check(page, text);
    await expect(page.locator('ol[aria-label] > li').first()).toBeVisible();
    await expectCheckAccessible(page);
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says how the CLI does it', async ({page, request}) => {
    // Chromium's switch leaves the parser as it was, which then hides what's in noscript: so read the page itself.
    expect(await (await request.get('/docs/check')).text()).toMatch(/<noscript>[^]*?needs JavaScript/);
    await page.goto('/docs/check');
    await expect(page.locator('pre', {hasText: 'compose config'})).toBeVisible();
  });
});

test('the search offers it for a message and for YAML, and hands over what was pasted', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/concepts');
  await page.evaluate((text) => navigator.clipboard.writeText(text), FILE);
  await page.keyboard.press('Control+k');
  const offer = page.getByRole('link', {name: /^(Explain this message|Check this Compose file)/});
  await page.locator('.DocSearch-Input').fill('compose file');
  await expect(offer).toHaveCount(0);
  await page.locator('.DocSearch-Input').fill('');
  await page.keyboard.press('Control+v');
  await offer.click();
  await expect(page).toHaveURL(/\/docs\/check$/);
  await expect(field(page)).toHaveValue(FILE);
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('Error: missing configs ["SESSION_KEY"]');
  await offer.click();
  await expect(messages(page).first()).toContainText('SESSION_KEY');
});
