import {type RefObject, useLayoutEffect} from 'react';

/** Buttons that DocSearch draws with an icon and without a name. */
const NAMES: Record<string, string> = {
  '.DocSearch-StopStreaming': 'Stop the answer',
  '.DocSearch-Menu-trigger': 'More about this conversation',
};

/** Attributes that still point to the search's lists, which a conversation has replaced. */
const REFERENCES = ['aria-controls', 'aria-activedescendant'];

function mend(box: Element): void {
  for (const [selector, name] of Object.entries(NAMES)) box.querySelector(selector)?.setAttribute('aria-label', name);
  for (const attribute of REFERENCES)
    for (const element of box.querySelectorAll(`[${attribute}]`)) {
      const ids = element.getAttribute(attribute)?.split(' ') ?? [];
      if (!ids.every((id) => document.getElementById(id))) element.removeAttribute(attribute);
    }
}

/**
 * Fixes what DocSearch draws while its assistant answers, each time it draws: none of its options or components reaches
 * these parts (algolia/docsearch#1370).
 */
export function useMendedAssistant(box: RefObject<Element | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const {current} = box;
    if (!current || !isActive) return;
    mend(current);
    const observer = new MutationObserver(() => mend(current));
    observer.observe(current, {childList: true, subtree: true, attributes: true, attributeFilter: REFERENCES});
    return () => observer.disconnect();
  }, [box, isActive]);
}
