import {type RefObject, useLayoutEffect, useState} from 'react';

/** Attributes of DocSearch's outermost element, which calls itself a button with a list. */
const WRONG = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Fixes, once, what no option of DocSearch can change and what it doesn't redraw: its container becomes a dialog, its
 * field a combobox (algolia/docsearch#1370).
 *
 * @param turn changes when DocSearch restarts
 * @param name of the dialog
 * @returns a place of our own below the field, which is there in every state
 */
export function useMendedDialog(box: RefObject<HTMLElement | null>, turn: number, name: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const dialog = box.current?.querySelector('.DocSearch-Container');
    for (const attribute of WRONG) dialog?.removeAttribute(attribute);
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    const field = dialog?.querySelector<HTMLInputElement>('.DocSearch-Input');
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-expanded', 'false');
    // Text typed before DocSearch was there isn't selected; typing continues at its end.
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    const own = Object.assign(document.createElement('div'), {className: 'site-search-own'});
    dialog?.querySelector('.DocSearch-SearchBar')?.after(own);
    // oxlint-disable-next-line react/set-state-in-effect -- DocSearch's field exists only now
    setPlace(own);
    return () => own.remove();
  }, [box, turn]);

  useLayoutEffect(() => {
    box.current?.querySelector('.DocSearch-Container')?.setAttribute('aria-label', name);
  }, [box, turn, name]);

  return place;
}
