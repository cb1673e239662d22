// Eject: icon, title and body in columns, and a role; the original has a heading in capitals and a component for each kind.
import {ThemeClassNames, processAdmonitionProps} from '@docusaurus/theme-common';
import {Icon, type IconName} from '@site/src/components/Icon/Icon';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

/** Those of other kinds have the icon of information. */
const ICONS: Record<string, IconName> = {
  note: 'note',
  tip: 'tip',
  warning: 'caution',
  caution: 'caution',
  danger: 'danger',
};

export default function Admonition(unprocessed: Props): ReactNode {
  const {type, icon, title, children} = processAdmonitionProps(unprocessed);
  const titleId = useId();
  return (
    <div
      // Reader views leave out what is mostly links, unless it says that it's text.
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type), 'text-box')}
      role="note"
      aria-labelledby={titleId}
    >
      <div className="admonition__icon">{icon ?? <Icon name={ICONS[type] ?? 'info'} />}</div>
      <div className="admonition__body">
        <div className="admonition__title" id={titleId}>
          {title ?? type.charAt(0).toUpperCase() + type.slice(1)}
        </div>
        {children && <div className="flow text-box">{children}</div>}
      </div>
    </div>
  );
}
