// Eject: icon, title and body in columns, and a role; the original has a heading in capitals and a component for each kind.
import {ThemeClassNames, processAdmonitionProps} from '@docusaurus/theme-common';
import {Icon} from '@site/src/components/Icon/Icon';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

const ICONS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'caution',
  caution: 'caution',
  danger: 'danger',
} as const;

const isKnown = (type: string): type is keyof typeof ICONS => type in ICONS;

export default function Admonition(unprocessed: Props): ReactNode {
  const {type, icon, title, children} = processAdmonitionProps(unprocessed);
  const titleId = useId();
  return (
    <div
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type))}
      role="note"
      aria-labelledby={titleId}
    >
      <div className="admonition__icon">{icon ?? <Icon name={ICONS[isKnown(type) ? type : 'info']} />}</div>
      <div className="admonition__body">
        <div className="admonition__title" id={titleId}>
          {title ?? type.charAt(0).toUpperCase() + type.slice(1)}
        </div>
        {children && <div className="flow">{children}</div>}
      </div>
    </div>
  );
}
