import {useLayoutEffect} from 'react';

/** Attributes of DocSearch's outermost element, which calls itself a button that owns a list. */
const WRONG = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns', 'aria-controls'];

const RIGHT = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search'};

function mend(dialog: Element): void {
  for (const name of WRONG) if (dialog.hasAttribute(name)) dialog.removeAttribute(name);
  for (const [name, value] of Object.entries(RIGHT))
    if (dialog.getAttribute(name) !== value) dialog.setAttribute(name, value);
}

/** Makes DocSearch's container the dialog that it is, and keeps it one when DocSearch draws it anew. */
export function useDialogRole(container: Element): void {
  useLayoutEffect(() => {
    const dialog = container.querySelector('.DocSearch-Container');
    if (!dialog) return;
    mend(dialog);
    const observer = new MutationObserver(() => mend(dialog));
    observer.observe(dialog, {attributes: true, attributeFilter: [...WRONG, ...Object.keys(RIGHT)]});
    return () => observer.disconnect();
  }, [container]);
}
