import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {TASKS} from '../tasks';

/** Before anything is typed: what most readers do sooner or later, where the browser remembers no searches (own.css). */
export function Tasks({onClose}: {onClose: () => void}): ReactNode {
  return (
    <nav className="site-search-tasks" aria-labelledby="site-search-tasks">
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
