import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {boxesMeasured} from './visit';

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
 * Marks one element for each way in which text looks on the page: its name, color, size, weight and decoration,
 * those of its parent, and the backgrounds that it's on. Returns the looks that weren't judged before.
 */
async function markLooks(page: Page, part: string, judged: Iterable<string>): Promise<string[]> {
  return page.evaluate(
    ({attribute, known, selector}) => {
      const backgrounds = new Map<Element, string>();
      const backgroundsOf = (element: Element | null): string => {
        if (!element) return '';
        const before = backgrounds.get(element);
        if (before !== undefined) return before;
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
      for (const former of document.querySelectorAll(`[${attribute}]`)) former.removeAttribute(attribute);
      const seen = new Set(known);
      const texts = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.nodeValue?.trim() || !element.checkVisibility()) continue;
        const look = [styleOf(element), styleOf(element.parentElement), backgroundsOf(element)].join();
        if (seen.has(look)) continue;
        seen.add(look);
        element.setAttribute(attribute, '');
      }
      return [...seen].slice(known.length);
    },
    {attribute: SAMPLE, known: [...judged], selector: part},
  );
}

/** What still fades in has the contrast of a moment. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({effect}) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    return Promise.allSettled(ending.map(({finished}) => finished));
  });

/**
 * What axe finds against WCAG 2.2 AA and its best practices in a part of the page, a line each: the rule and up to three
 * places.
 *
 * @param judged looks of text that need no second judgment; those of this page are added when nothing is found
 */
export async function axeViolations(page: Page, part = 'html', judged = new Set<string>()): Promise<string[]> {
  await boxesMeasured(page);
  await settled(page);
  const looks = await markLooks(page, part, judged);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // Judged and cut short where the page is: the whole answer of a long table would be megabytes on their way here.
  const found = await page.evaluate(
    async ({tags, rules, selector}) => {
      const engine = (window as unknown as {axe: typeof axe}).axe;
      // Neither copies of what is judged, nor style sheets, which no rule of these tags reads.
      engine.configure({rules, noHtml: true});
      const preload = {assets: ['media']};
      const {violations} = await engine.run(selector, {runOnly: tags, resultTypes: ['violations'], preload});
      return violations.map(({id, nodes}) => {
        const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
        return `${id}: ${places.join(', ')}`;
      });
    },
    {tags: TAGS, rules: LOOKS, selector: part},
  );
  if (!found.length) for (const look of looks) judged.add(look);
  return found;
}
