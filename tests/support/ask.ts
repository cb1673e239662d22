import {type Page, expect} from './test';
import {hydrated} from './visit';

/** One that the docs answer. */
export const QUESTION = 'How do I set a config value?';
/** Under each answer that a model writes, and under no quote. */
export const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';
export const field = (page: Page) => page.getByRole('textbox', {name: /^Ask a/});
export const turns = (page: Page) => page.getByRole('region', {name: /^Ask /}).getByRole('article');
export const answer = (page: Page) => turns(page).last();
/** Waits until the last question is answered. */
export const finished = (page: Page) => expect(answer(page).getByRole('heading', {name: 'Sources'})).toBeVisible();

/** Opens the page of Ask, or another with the field on it. */
export async function openAsk(page: Page, path = '/docs/ask') {
  await page.goto(path);
  await hydrated(page);
  await expect(field(page)).toBeVisible();
}

export async function ask(page: Page, question = QUESTION) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await finished(page);
}
