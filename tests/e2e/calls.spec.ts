import type {Call} from '../support/calls';
import {expect, test} from '../support/test';
import {follow, open} from '../support/visit';

/** Where nothing answers. */
const OTHER = 'https://other.example';

const calling = (calls: Call[]) => () =>
  calls.filter(({origin}) => origin === OTHER).map(({text}) => /\w+$/.exec(text.replace(/\.$/, ''))?.[0]);

// Firefox tells tests nothing of what its policy refuses; xss.spec.ts asks the page there.
test('a call to another host is noticed, whatever makes it, where the policy refuses it', async ({page, calls}) => {
  await page.route('**/calling-worker.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: `fetch('${OTHER}/worker').catch(() => {})`}),
  );
  await open(page, '/docs/intro');
  await page.evaluate((other) => {
    fetch(`${other}/fetch`).catch(() => {});
    new Image().src = `${other}/image`;
    document.body.append(Object.assign(document.createElement('script'), {src: `${other}/script`}));
    new Worker('/calling-worker.js');
    navigator.sendBeacon(`${other}/beacon`, 'vote=yes');
  }, OTHER);
  await expect.poll(calling(calls)).toEqual(expect.arrayContaining(['fetch', 'image', 'script', 'worker', 'beacon']));
  calls.length = 0;
});

test('a call to another host is noticed where the policy lets it through', async ({page, calls}) => {
  await page.route('**/docs/intro', async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': _policy, ...headers} = response.headers();
    await route.fulfill({response, headers});
  });
  await open(page, '/docs/intro');
  await page.evaluate((other) => void navigator.sendBeacon(`${other}/beacon`, 'vote=yes'), OTHER);
  await expect.poll(calling(calls)).toEqual(['beacon']);
  calls.length = 0;
});

test('without a key nothing is loaded and nothing is sent', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  await follow(page, '/docs/intro/features');
  await page.clock.runFor(2500);
  expect(await page.evaluate(() => 'analytics' in window)).toBe(false);
});
