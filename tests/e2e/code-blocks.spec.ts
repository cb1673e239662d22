import {type Locator, type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/tutorials/deploy-to-aws';

const block = (page: Page, text: string): Locator => page.locator('.code-block:visible', {hasText: text}).first();

async function copy(code: Locator): Promise<void> {
  await code.getByRole('button', {name: /^Copy/}).click();
  await expect(code.getByRole('button', {name: 'Copied'})).toBeVisible();
}

test.describe('code blocks', () => {
  test('commands are copied without prompts, and long lines scroll with a named focus until they are wrapped @every-browser', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const code = block(page, 'services --stack');
    await copy(code);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/^\w+ services --stack=\w+\n\w+ logs web/);
    expect(text).not.toContain('$');
    await page.setViewportSize({width: 390, height: 844});
    const output = block(page, 'Packaging the project files').locator('pre');
    await output.scrollIntoViewIfNeeded();
    await expect(output).toHaveAttribute('tabindex', '0');
    await expect(output).toHaveAttribute('aria-label', 'Expected output');
    const compose = block(page, 'restart: unless-stopped');
    await compose.getByRole('button', {name: 'Wrap lines'}).click();
    await expect(compose.getByRole('button', {name: 'Wrap lines'})).toHaveAttribute('aria-pressed', 'true');
    await expect(compose.locator('pre')).not.toHaveAttribute('tabindex', '0');
    await compose.getByRole('button', {name: 'Wrap lines'}).click();
    await expect(compose.locator('pre')).toHaveAttribute('tabindex', '0');
  });

  test('a copy that the browser refuses is shown and said @every-browser', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('Refused'))}});
      document.execCommand = () => false;
    });
    await open(page, PAGE);
    const code = block(page, 'restart: unless-stopped');
    await code.getByRole('button', {name: /^Copy/}).click();
    await expect(code.getByRole('button', {name: 'Not copied'})).toBeVisible();
    await expect(code.getByRole('status')).toHaveText('Not copied');
    await expect(code.getByRole('button', {name: /^Copy/})).toBeVisible();
    await expect(code.getByRole('status')).toHaveText('');
  });

  test('colors come with the page: by classes, without grammars and without style attributes', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await open(page, PAGE);
    await expect(page.locator('.code-block .token.key').first()).toHaveCSS('font-weight', '560');
    expect(await page.locator('.code-block [style]').count()).toBe(0);
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('attr-equals'))).toEqual([]);
  });
});

test('marked lines stand out', async ({page}) => {
  await open(page, '/docs/tutorials/scaling-your-services');
  await expect(page.locator('.code-block__line--marked').first()).toHaveCSS(
    'background-color',
    /^(?!rgba\(0, 0, 0, 0\))/,
  );
});
