import {axeViolations} from '../support/axe';
import {type Page, expect, test} from '../support/test';
import {chooseMode, chunksOf, hydrated} from '../support/visit';

const QUESTION = 'How do I set a config value?';
const field = (page: Page) => page.getByRole('textbox', {name: /^Ask a/});
const turns = (page: Page) => page.getByRole('region', {name: /^Ask /}).getByRole('article');
const answer = (page: Page) => turns(page).last();
const finished = (page: Page) =>
  expect(answer(page).getByRole('heading', {name: 'Sources'})).toBeVisible({timeout: 20_000});

async function open(page: Page, path = '/docs/ask') {
  await page.goto(path);
  await hydrated(page);
  await expect(field(page)).toBeVisible();
}

async function ask(page: Page, question = QUESTION) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await finished(page);
}

/** Quotes come slowly enough to be stopped: the worker is slowed down, nothing else. */
async function holdPassages(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      const open = () =>
        (window as unknown as {isReleased?: boolean}).isReleased ? post.apply(this, message) : setTimeout(open, 50);
      open();
    } as typeof post;
  });
  void held.then(() => page.evaluate(() => Object.assign(window, {isReleased: true})).catch(() => undefined));
  return release;
}

test('answers with numbered citations that open the section', async ({page}) => {
  await open(page);
  await ask(page);
  await expect(answer(page)).toContainText(/From \d sections? of the docs/);
  await expect(answer(page)).toContainText('Quoted from the docs');
  await expect(page.getByText('Answers are generated with AI')).toHaveCount(0);
  const cite = answer(page)
    .getByRole('link', {name: /^Source 1:/})
    .first();
  const target = await cite.getAttribute('href');
  await cite.click();
  await expect(page).toHaveURL(new RegExp(`${target?.replace(/[.?]/g, '\\$&')}$`));
  const anchor = target?.split('#')[1];
  if (anchor) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('takes a follow-up, keeps the conversation over a reload, and forgets it', async ({page}) => {
  await open(page);
  await ask(page, 'How do I connect my app to managed Postgres?');
  await ask(page, 'and for Redis?');
  await expect(turns(page)).toHaveCount(2);
  await page.reload();
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Start anew'}).click();
  await expect(turns(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(0);
});

test('thinks aloud, can be stopped, and is not in the way', async ({page}) => {
  await holdPassages(page);
  await open(page);
  await field(page).fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Looking through the docs');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await field(page).fill('typed meanwhile');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(answer(page)).toContainText('Stopped');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('copies the answer with its sources, and takes a rating', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {events, analytics: {track: (...event: unknown[]) => events.push(event)}});
  });
  await open(page);
  await ask(page);
  await answer(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(QUESTION);
  expect(copied).toMatch(/\[1\] .*http:\/\//);
  await answer(page).getByRole('button', {name: 'Helpful', exact: true}).click();
  await expect(answer(page).getByRole('button', {name: 'Helpful', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => JSON.stringify((window as unknown as {events: unknown[]}).events))).toContain(
    'askFeedback',
  );
});

test('says when the docs do not answer, and where people do', async ({page}) => {
  await open(page);
  await field(page).fill('What is the capital of France?');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('The docs do not cover this');
  await expect(answer(page).getByRole('link', {name: 'Discord'})).toBeVisible();
  await expect(answer(page).getByRole('link', {name: 'GitHub issues'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('takes a question from the address as text', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  await open(page, `/docs/ask?q=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', {level: 2, name: attack})).toBeVisible();
  await expect(page.locator('article img, article script')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  expect(dialogs).toEqual([]);
  await open(page, `/docs/ask?q=${'long '.repeat(400)}`);
  expect((await page.getByRole('heading', {level: 2}).nth(1).innerText()).length).toBeLessThanOrEqual(500);
});

test('works with the keyboard alone', async ({page}) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await finished(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Start anew'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(turns(page)).toHaveCount(0);
});

test('has no accessibility violations, empty and answered, light and dark', async ({page}) => {
  const inBoth = async () => {
    for (const mode of ['light', 'dark']) {
      await chooseMode(page, mode);
      expect(await axeViolations(page), mode).toEqual([]);
    }
  };
  await open(page);
  await inBoth();
  await ask(page);
  await inBoth();
});

test('fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  await ask(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('survives without storage', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await open(page);
  await ask(page);
});

test('says what is wrong when answers cannot be loaded, and recovers', async ({page}) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    let count = 0;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(count++ === 0 ? '/missing-worker.js' : url, options);
      }
    };
  });
  await open(page);
  await field(page).fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Unable to fetch an answer.');
  await answer(page).getByRole('button', {name: 'Try again'}).click();
  await finished(page);
});

test('says what is wrong when its own code cannot be loaded, and recovers', async ({page, browser}) => {
  // The file that holds the field, not the page around it.
  const chunks = await chunksOf(browser, '/docs/ask', '/docs/intro/features');
  const texts = await Promise.all(chunks.map(async (path) => (await page.request.get(path)).text()));
  const [chunk] = chunks.filter((_, place) => texts[place]?.includes('Ask a follow-up'));
  expect(chunk).toBeDefined();
  await page.route(`**${chunk}`, (route) => route.abort());
  await page.goto('/docs/ask');
  const notice = page.getByRole('alert').filter({hasText: 'Ask has stopped working'});
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Try again'}).click();
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', {name: 'Try again'}).click();
  await ask(page);
});

test('summarizes with the model of the browser, and marks commands that do not exist', async ({page}) => {
  await page.addInitScript(() => {
    const text = 'Set the value with `--teleport`. <img src=x onerror=alert(1)> Then deploy.';
    Object.assign(window, {
      LanguageModel: {
        availability: async () => 'available',
        create: async () => ({
          promptStreaming: () =>
            new ReadableStream({
              start(controller) {
                for (const word of text.split(/(?<= )/)) controller.enqueue(word);
                controller.close();
              },
            }),
        }),
      },
    });
  });
  await open(page);
  await ask(page);
  await answer(page)
    .getByRole('button', {name: /Summarize with the browser/})
    .click();
  await expect(answer(page).locator('mark')).toContainText('--teleport');
  await expect(answer(page)).toContainText('Answers are generated with AI which can make mistakes. Verify responses.');
  await expect(answer(page).locator('img')).toHaveCount(0);
});

test.describe('prefetching', () => {
  test.use({prefetches: true});

  test('other pages do not load the conversation', async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/docs/concepts/configuration');
    await page.waitForLoadState('networkidle');
    const before = new Set(requested);
    await open(page);
    await ask(page);
    expect(requested.filter((url) => !before.has(url) && url.endsWith('.js')).length).toBeGreaterThan(1);
  });
});
