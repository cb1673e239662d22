import type {Page} from '@playwright/test';

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
