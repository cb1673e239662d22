// Eject: icon, title and body in columns, and a role; the original has a heading in capitals.
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import {isValidElement, type ReactNode, useId} from 'react';

export default function AdmonitionLayout({type, icon, title, children}: Props): ReactNode {
  const titleId = useId();
  // The stock titles ("note") are lower case.
  const isDefaultTitle = isValidElement(title) && title.type === Translate;
  return (
    <div
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type))}
      role="note"
      aria-labelledby={titleId}
    >
      <div className="admonition__icon">{icon}</div>
      <div className="admonition__body">
        <div className={clsx('admonition__title', isDefaultTitle && 'admonition__title--default')} id={titleId}>
          {title}
        </div>
        {children && <div className="flow">{children}</div>}
      </div>
    </div>
  );
}
