import {type Locator, expect} from '@playwright/test';

/** Expects that a reader sees an element: the picture of the page changes when it goes. */
export async function expectSeen(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  // A part of it may be outside of the window.
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const clip = {x, y, width: Math.min(box.x + box.width - x, 400), height: Math.min(box.y + box.height - y, 400)};
  const picture = () => element.page().screenshot({clip, animations: 'disabled'});
  const before = await picture();
  await element.evaluate((one: HTMLElement) => one.style.setProperty('opacity', '0', 'important'));
  expect(before.equals(await picture()), 'hidden, the page looks the same').toBe(false);
  await element.evaluate((one: HTMLElement) => one.style.removeProperty('opacity'));
}
