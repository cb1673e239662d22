import {QUESTION, answer, ask, field, finished, openAsk, turns} from '../support/ask';
import {expect, test} from '../support/test';
import {searchFor} from '../support/search-modal';
import {boxesMeasured} from '../support/visit';

test('takes a follow-up, keeps the conversation over a reload, copies and forgets it @every-browser @translated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsk(page);
  await ask(page, 'How do I connect my app to managed Postgres?');
  await ask(page, 'and for Redis?');
  await expect(turns(page)).toHaveCount(2);
  await page.reload();
  await expect(turns(page)).toHaveCount(2);
  await answer(page).getByRole('button', {name: 'Copy answer'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('and for Redis?');
  expect(copied).toMatch(/\[1\] .*http:\/\//);
  await page.getByRole('button', {name: 'Start over'}).click();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(0);
});

test('asks the question of the address once, whatever follows', async ({page}) => {
  await openAsk(page, `/docs/ask?q=${encodeURIComponent(QUESTION)}`);
  await finished(page);
  await ask(page, 'Which providers support managed Redis?');
  await page.reload();
  await expect(turns(page)).toHaveCount(2);
  await expect(answer(page)).toContainText('Which providers support managed Redis?');
  // A question asked in the search is shown.
  const heading = turns(page).first().getByRole('heading', {level: 2});
  await field(page).scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await searchFor(page, QUESTION);
  await page.getByRole('button', {name: /^Ask: /}).click();
  await expect(heading).toBeInViewport();
  await expect(turns(page)).toHaveCount(2);
  // And one that a form leads to.
  await page.goto('/');
  await page.goto(`/docs/ask?q=${encodeURIComponent(QUESTION)}`);
  await expect(turns(page)).toHaveCount(2);
  await expect(heading).toBeInViewport();
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page).toHaveURL(/\/docs\/ask$/);
  await boxesMeasured(page);
  await expect(turns(page)).toHaveCount(0);
});
