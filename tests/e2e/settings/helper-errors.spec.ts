import {test} from '../../support/settings-test';
import {expect} from '../../support/test';

/** Pages of tests/fixtures/misuse, which a build adds to the site, and what the reader of each is told. */
const MISUSES = [
  ['missing doc id', '/docs/misuse/missing-doc', 'no version doc found by id=ghost'],
  [
    'missing sidebar id',
    '/docs/misuse/missing-sidebar',
    `Can't find any sidebar with id "ghost" in version current".
Available sidebar ids are:
- main
- tutorials
- concepts
- providers
- cli`,
  ],
  [
    'sidebar not found for the current page',
    '/docs/misuse/no-sidebar',
    'Unexpected: cant find current sidebar in context',
  ],
  [
    'page not under a category',
    '/docs/misuse/no-category',
    '/docs/misuse/no-category is not associated with a category.',
  ],
  ['color mode outside its provider', '/misuse/color-mode', 'is called outside the <ColorModeProvider>'],
] as const;

for (const [error, address, message] of MISUSES) {
  test(error, async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText(message);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
}

test('storage on the server throws at every use', async ({request}) => {
  const html = await (await request.get('/docs/misuse/facts')).text();
  const said = /<pre id="storage">([^<]*)/.exec(html)?.[1]?.split('\n') ?? [];
  const refusals = said.filter((line) => line.startsWith('Illegal storage API usage for storage key'));
  expect(refusals).toHaveLength(4);
});
