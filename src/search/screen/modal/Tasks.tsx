import Link from '@docusaurus/Link';
import type {KeyboardEvent, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {TASKS} from '../tasks';

const links = (list: Element): HTMLElement[] => [...list.querySelectorAll('a')];

/** The arrows go through the list as they go through hits, and from its first link back to the field. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp');
  if (!step) return;
  event.preventDefault();
  const all = links(event.currentTarget);
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  if (next) next.focus();
  else if (step < 0) document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
}

/** Goes from the empty field to the first task, if tasks are shown. */
export function goToTasks({key, currentTarget}: KeyboardEvent<HTMLElement>): boolean {
  const list = key === 'ArrowDown' ? currentTarget.querySelector('.site-search-tasks') : null;
  const [first] = list && list.getClientRects().length > 0 ? links(list) : [];
  first?.focus();
  return first !== undefined;
}

/** Before anything is typed: what most readers do sooner or later, where the browser remembers no searches (own.css). */
export function Tasks({onClose}: {onClose: () => void}): ReactNode {
  return (
    <nav className="site-search-tasks" aria-labelledby="site-search-tasks" onKeyDown={moveOn}>
      <p id="site-search-tasks">Common tasks</p>
      <ul>
        {TASKS.map(({label, to, where}) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <Icon name="arrow" />
              <span>{label}</span>
              <span className="site-search-hint">{where}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
