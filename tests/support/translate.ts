import type {Page} from '@playwright/test';

/**
 * Does to each page, once React has taken it over, what the translators of Chrome and Edge do: each text node is replaced by
 * elements with its text. React still has the node that's gone (facebook/react#11538): to change it changes nothing that a
 * reader sees, and to remove it or put something before it throws.
 *
 * @returns texts that React has changed where nobody sees them
 */
export async function translate(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.exposeFunction('reportLost', (text: string) => void lost.push(text));
  await page.addInitScript(() => {
    const {reportLost} = window as unknown as {reportLost: (text: string) => void};
    const gone = new MutationObserver((changes) => {
      for (const {target, oldValue} of changes)
        if (!target.isConnected && (target as Text).data !== oldValue)
          reportLost(`“${oldValue}” stays, and should be “${(target as Text).data}”`);
    });
    const replaceAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const untouched = node.parentElement?.closest(
          'script, style, noscript, textarea, code, pre, font, [translate="no"]',
        );
        if (!untouched && node.textContent?.trim()) texts.push(node as Text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
        gone.observe(text, {characterData: true, characterDataOldValue: true});
      }
    };
    const start = new MutationObserver(() => {
      if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
      start.disconnect();
      replaceAll();
      new MutationObserver(replaceAll).observe(document.body, {childList: true, subtree: true});
    });
    start.observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  return lost;
}
