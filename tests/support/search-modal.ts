import {type Page, expect} from '@playwright/test';

export const field = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit');
export const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the search and types, as one input. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

/** Opens the search and types, letter by letter. */
export async function typeInSearch(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(query);
}
