import {useLayoutEffect} from 'react';

/** Buttons that DocSearch draws with an icon and without a name. */
const NAMES: Record<string, string> = {
  '.DocSearch-StopStreaming': 'Stop the answer',
  '.DocSearch-Menu-trigger': 'More about this conversation',
};

function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mend(container: Element): void {
  for (const [selector, name] of Object.entries(NAMES))
    for (const button of container.querySelectorAll(selector)) set(button, {'aria-label': name});
  // A field that moves through a list is a combobox; as a search field alone it does not say that there is one.
  const input = container.querySelector('.DocSearch-Input');
  // In a conversation the lists that it names are gone.
  const lists = input?.getAttribute('aria-controls')?.split(' ') ?? [];
  const isExpanded = lists.length > 0 && lists.every((id) => document.getElementById(id));
  if (input) set(input, {role: 'combobox', 'aria-expanded': String(isExpanded)});
  // Points to a row of an earlier query, or of the list that a conversation has replaced.
  const active = input?.getAttribute('aria-activedescendant');
  if (active && !document.getElementById(active)) input?.removeAttribute('aria-activedescendant');
  // Each list holds the hits of one page, and all of them are called "Search the docs".
  for (const list of container.querySelectorAll('.DocSearch-Hits [role=listbox]')) {
    const title = list.previousElementSibling?.textContent;
    if (!title) continue;
    set(list, {'aria-label': title});
    list.removeAttribute('aria-labelledby');
  }
}

/** Says to screen readers what the parts of DocSearch's modal are, as often as it draws them anew. */
export function useNamedParts(container: Element): void {
  useLayoutEffect(() => {
    mend(container);
    const observer = new MutationObserver(() => mend(container));
    observer.observe(container, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-activedescendant', 'aria-controls'],
    });
    return () => observer.disconnect();
  }, [container]);
}
