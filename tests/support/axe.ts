import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of the module's own `source`, which the browser reads on every page. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SAMPLE = 'data-look-sample';

/**
 * Rules that judge how text looks, and what they look at in axe itself: they take it most of its time, and say the same
 * of all that looks the same, so here they look at the samples alone.
 */
const LOOKS = [
  {id: 'color-contrast', selector: `[${SAMPLE}]`},
  {id: 'link-in-text-block', selector: `a[href][${SAMPLE}], [role=link][${SAMPLE}]`},
];

/**
 * Marks one element for each way in which text looks on the page: its name, colour, size, weight and decoration,
 * those of its parent, and the backgrounds that it stands on.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    const backgrounds = new Map<Element, string>();
    const backgroundsOf = (element: Element | null): string => {
      if (!element) return '';
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const found = `${backgroundsOf(element.parentElement)}|${backgroundColor} ${backgroundImage} ${opacity}`;
      backgrounds.set(element, found);
      return found;
    };
    const styleOf = (element: Element | null): string => {
      if (!element) return '';
      const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
      return [element.localName, color, fontSize, fontWeight, textDecorationLine].join();
    };
    const seen = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || !element.checkVisibility()) continue;
      const look = [styleOf(element), styleOf(element.parentElement), backgroundsOf(element)].join();
      if (seen.has(look)) continue;
      seen.add(look);
      element.setAttribute(attribute, '');
    }
  }, SAMPLE);
}

/**
 * What axe finds against WCAG 2.2 AA and its best practices in a part of the page, a line each: the rule and up to three
 * places.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  await markLooks(page);
  await page.evaluate(SOURCE);
  // Judged and cut short where the page is: the whole answer of a long table would be megabytes on their way here.
  return page.evaluate(
    async ({tags, looks, selector}) => {
      const engine = (window as unknown as {axe: typeof axe}).axe;
      engine.configure({rules: looks});
      const {violations} = await engine.run(selector, {runOnly: tags, resultTypes: ['violations']});
      return violations.map(({id, nodes}) => {
        const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
        return `${id}: ${places.join(', ')}`;
      });
    },
    {tags: TAGS, looks: LOOKS, selector: part},
  );
}
