import type {Page} from '@playwright/test';

/** Widths at which a command must be readable: a phone, a tablet, a small and a usual laptop. */
export const WIDTHS = [390, 768, 1280, 1440] as const;

interface Commands {
  /** How many blocks of commands the page has. */
  count: number;
  /** The text of each block that would have to be scrolled. */
  cut: string[];
}

/** Looks at all blocks of commands, those in closed folds and tabs too. */
export const measureCommands = (page: Page): Promise<Commands> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>(':is(.language-shell, .language-powershell) pre')];
    const shown: [element: HTMLElement, display: string][] = [];
    // Closed folds may be in other folds.
    for (const block of blocks)
      for (let element: HTMLElement | null = block; element; element = element.parentElement)
        if (element instanceof HTMLDetailsElement) element.open = true;
        else if (getComputedStyle(element).display === 'none') {
          shown.push([element, element.style.display]);
          element.style.setProperty('display', 'block', 'important');
        }
    const cut = blocks
      .filter(({scrollWidth, clientWidth}) => clientWidth === 0 || scrollWidth > clientWidth)
      .map((block) => (block.textContent ?? '').trim());
    for (const [element, display] of shown) element.style.display = display;
    return {count: blocks.length, cut};
  });

/** @returns `390 px: command`, for each command that is cut at one of the widths */
export async function cutCommands(page: Page): Promise<string[]> {
  if (!(await measureCommands(page)).count) return [];
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const {cut} = await measureCommands(page);
    found.push(...cut.map((command) => `${width} px: ${command}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
