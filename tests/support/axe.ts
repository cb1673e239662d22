import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that judge how text looks: they take axe most of its time, and say the same of all that looks the same. */
const LOOKS = ['color-contrast', 'link-in-text-block'];
const SAMPLE = 'data-look-sample';

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

/** What axe finds against WCAG 2.2 AA and its best practices, a line each: the rule and up to three places. */
export async function axeViolations(page: Page): Promise<string[]> {
  await markLooks(page);
  // The passed checks of a long table would be megabytes on their way here.
  const axe = () => new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  const rest = axe().withTags(TAGS).disableRules(LOOKS);
  const looks = axe().include(`[${SAMPLE}]`).withRules(LOOKS);
  const found = [await rest.analyze(), await looks.analyze()].flatMap(({violations}) => violations);
  return found.map(({id, nodes}) => {
    const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
    return `${id}: ${places.join(', ')}`;
  });
}
