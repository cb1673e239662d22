import type {KeyboardEvent} from 'react';

const directionOf = ({key, metaKey, ctrlKey, shiftKey, altKey}: KeyboardEvent): number =>
  metaKey || ctrlKey || shiftKey || altKey ? 0 : Number(key === 'PageDown') - Number(key === 'PageUp');

const isWithin = (element: Element, box: Element): boolean => {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
};

/** Selects the hit a page further, by the arrows that DocSearch knows; unlike those it stops at the ends. */
function selectFurther(field: HTMLElement, hits: Element[], list: Element, direction: number): void {
  const selected = hits.findIndex(({id}) => id === field.getAttribute('aria-activedescendant'));
  const page = Math.max(1, hits.filter((hit) => isWithin(hit, list)).length - 1);
  const wanted = Math.min(hits.length - 1, Math.max(0, selected + direction * page));
  const key = direction > 0 ? 'ArrowDown' : 'ArrowUp';
  for (let steps = Math.abs(wanted - selected); steps > 0; steps -= 1)
    field.dispatchEvent(new window.KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

/** Page Up and Page Down: the field that has the focus is outside of what scrolls, so browsers do nothing. */
export function turnPage(event: KeyboardEvent<HTMLElement>): void {
  const direction = directionOf(event);
  const {currentTarget: box} = event;
  const list = box.querySelector('.DocSearch-Dropdown, [data-conversation]');
  if (!direction || !list) return;
  event.preventDefault();
  const field = box.querySelector<HTMLElement>('.DocSearch-Input:focus');
  const hits = [...list.querySelectorAll('.DocSearch-Hit')];
  if (field && hits.length) selectFurther(field, hits, list, direction);
  else list.scrollBy({top: direction * list.clientHeight * 0.9});
}
